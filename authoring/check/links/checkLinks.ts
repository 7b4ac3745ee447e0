import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkLinkCodes } from './checkLinkCodes.ts';
import { checkTitles } from './checkTitles.ts';
import { checkWords } from './checkWords.ts';
import { linksIn } from './linksIn.ts';

/** Checks where the links of all documents lead, and whether that is what their words say. */
export function checkLinks(documents: readonly ParsedDocument[], read: ReadSchema): readonly AuthoringProblem[] {
  const links = documents.flatMap((document) => linksIn(document, read));
  return [
    ...checkAddresses(links),
    ...checkWords(links),
    ...checkTitles(links, documents),
    ...checkLinkCodes(documents),
  ];
}
