import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkAddresses } from './checkAddresses.ts';
import { linksIn } from './linksIn.ts';

/** Checks where the links of all documents lead. */
export const checkLinks = (documents: readonly ParsedDocument[], read: ReadSchema): readonly AuthoringProblem[] =>
  checkAddresses(documents.flatMap((document) => linksIn(document, read)));
