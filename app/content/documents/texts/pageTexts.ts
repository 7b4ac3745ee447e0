import { checkPageTexts, type PageTexts } from '../../../../schemas/generated/content/texts/page-texts.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The texts at the end of every content page. */
export const pageTexts: DocumentKind<PageTexts> = {
  name: 'page-texts',
  path: 'textcollection/1.0.0/tlc/page-texts.json',
  check: checkPageTexts,
};
