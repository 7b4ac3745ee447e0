import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkLinkCategories, wordsOfCategory } from './checkLinkCategories.ts';
import { checkLinkCodes } from './checkLinkCodes.ts';
import { checkLinkServices } from './checkLinkServices.ts';
import { checkLinkWords } from './checkLinkWords.ts';
import { checkPlacesTwice } from './checkPlacesTwice.ts';
import { checkSameAddress } from './checkSameAddress.ts';
import { checkSiblingLinks } from './checkSiblingLinks.ts';
import { checkTitles, titleOfTarget } from './checkTitles.ts';
import { checkWords } from './checkWords.ts';
import type { ContentLink } from './linksIn.ts';

/** Checks where the links of all documents lead, and whether that is what their words say. */
export function checkLinks(
  links: readonly ContentLink[],
  documents: readonly ParsedDocument[],
  files: readonly CataloguedFile[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const found = [
    ...checkAddresses(links, files),
    ...checkWords(links),
    ...checkLinkWords(links),
    ...checkSiblingLinks(links, (link) => [
      ...titleOfTarget(link, documents),
      ...schedulers.flatMap(({ document }) => wordsOfCategory(link, document, services)),
    ]),
    ...checkTitles(links, documents),
    ...checkLinkCodes(documents),
    ...checkPlacesTwice(documents),
    ...checkLinkServices(links, documents, services),
    ...schedulers.flatMap(({ document }) => checkLinkCategories(links, document, services)),
  ];
  return [...found, ...checkSameAddress(links, found)];
}
