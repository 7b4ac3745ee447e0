import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { SchemaViolation } from './DocumentEntry.ts';

/**
 * Details of the problems of a broken copy. A loader without them reports document, pointer and code alone, so that the
 * pages of guests need not load the sentences.
 */
export interface ProblemDetails {
  /** All problems of a document that does not match its schema. */
  ofStructure(violations: readonly SchemaViolation[], document: string, value: unknown): readonly ContentProblem[];
  /** The place at which a text stops being JSON. */
  ofSyntax(text: string): Pick<ContentProblem, 'line' | 'column'>;
}
