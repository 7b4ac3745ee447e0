import type { SiteFrame } from '../../../schemas/generated/content/site-frame.js';
import { siteFrame } from '../../content/documents/siteFrame.ts';
import { useAppWiring, useDocument } from '../../wiring/index.ts';

/** The banner's frame; `pending` until it is known whether there is one. */
export interface SiteFrameState {
  readonly frame: SiteFrame | undefined;
  readonly pending: boolean;
}

export function useSiteFrame(): SiteFrameState {
  const result = useDocument(siteFrame, useAppWiring().api.bannerName);
  return { frame: result?.ok ? result.document : undefined, pending: result === undefined };
}
