import type { SiteFrame } from '../../content/documents/texts/siteFrame.ts';
import type { BusinessName } from '../../journey/index.ts';

/** What each business is called where guests call it, which is also its name in the site-frame document. */
export const modifyLines = { tlc: 'clinic', dietitian: 'dietitian', pharmacy: 'pharmacy' } as const;

/** The number to call to change an appointment with a business. */
export const modifyPhone = (
  { modifyPhones }: Pick<SiteFrame['support'], 'modifyPhones'>,
  businessName: BusinessName,
): string => modifyPhones[modifyLines[businessName]];
