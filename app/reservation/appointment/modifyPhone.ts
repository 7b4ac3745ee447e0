import type { SiteFrame } from '../../content/documents/texts/siteFrame.ts';
import { formatPhone } from '../../formatting/phone.ts';
import type { BusinessName } from '../../journey/index.ts';

/** The name of each business in the messages and in the site-frame document. */
export const modifyLines = { tlc: 'clinic', dietitian: 'dietitian', pharmacy: 'pharmacy' } as const;

/** The number to call to change an appointment with a business, as guests read it. */
export const modifyPhone = (
  { modifyPhones }: Pick<SiteFrame['support'], 'modifyPhones'>,
  businessName: BusinessName,
): string => formatPhone(modifyPhones[modifyLines[businessName]]);
