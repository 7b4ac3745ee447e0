import type { SiteFrame } from '../../../schemas/generated/content/site-frame.js';

/** The banner's frame; `pending` until it is known whether there is one. */
export interface SiteFrameState {
  readonly frame: SiteFrame | undefined;
  readonly pending: boolean;
}

export function useSiteFrame(): SiteFrameState {
  return { frame: undefined, pending: false };
}
