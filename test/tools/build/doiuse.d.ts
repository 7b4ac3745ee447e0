/** The package has types, but its `exports` do not lead to them. */
declare module 'doiuse/lib/DoIUse.js' {
  import type { Plugin } from 'postcss';

  export interface FeatureUsage {
    /** As caniuse calls it. */
    readonly feature: string;
    /** `missing` names the browsers that have nothing of it. */
    readonly featureData?: { readonly missing?: string };
  }

  export default class DoIUse implements Plugin {
    constructor(options: {
      readonly browsers: readonly string[];
      readonly onFeatureUsage: (usage: FeatureUsage) => void;
    });
    readonly postcssPlugin: string;
  }
}
