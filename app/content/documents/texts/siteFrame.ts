import { checkSiteFrame, type SiteFrame } from '../../../../schemas/generated/content/texts/site-frame.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** What surrounds every page; the id is the banner (`thelittleclinic`). */
export const siteFrame: DocumentKind<SiteFrame> = {
  name: 'site-frame',
  path: 'site-frame/1.0.0/banners/{id}.json',
  check: checkSiteFrame,
};

export type { SiteFrame } from '../../../../schemas/generated/content/texts/site-frame.js';
