import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkLinkCodes } from './checkLinkCodes.ts';
import { checkTitles } from './checkTitles.ts';
import { checkWords } from './checkWords.ts';
import { linksIn } from './linksIn.ts';

/** Checks where the links of all documents lead, and whether that is what their words say. */
export function checkLinks(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const links = documents.flatMap(linksIn);
  return [
    ...checkAddresses(links),
    ...checkWords(links),
    ...checkTitles(links, documents),
    ...checkLinkCodes(documents),
  ];
}
