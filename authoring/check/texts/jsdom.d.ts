/** The part of jsdom that the content check uses; the package has no types of its own. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike & { readonly document: Document };
  }
}
