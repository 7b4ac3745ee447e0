import type { ProblemDetails } from '../content/checkDocument.ts';
import { describeSchemaViolations } from './describeSchemaViolations.ts';
import { locateSyntaxError } from './locateSyntaxError.ts';

/** The details of broken documents, for `details` of `createContentLoader`: sentences, known names, line and column. */
export const problemDetails: ProblemDetails = { ofStructure: describeSchemaViolations, ofSyntax: locateSyntaxError };
