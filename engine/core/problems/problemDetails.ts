import { type ParseErrorCode, visit } from 'jsonc-parser';
import type { ProblemDetails } from '../content/checkDocument.ts';
import type { ContentProblem } from '../errors/ContentProblem.ts';
import { describeSchemaViolations } from './describeSchemaViolations.ts';

/** The details of broken documents, for `details` of `createContentLoader`: sentences, known names, line and column. */
export const problemDetails: ProblemDetails = { ofStructure: describeSchemaViolations, ofSyntax: locateSyntaxError };

/** The line and column at which a text stops being JSON; neither when it is nested too deeply to be read. */
export function locateSyntaxError(text: string): Pick<ContentProblem, 'line' | 'column'> {
  const offsets: number[] = [];
  const onError = (_code: ParseErrorCode, offset: number): void => void offsets.push(offset);
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch {
    // The parser calls itself for each level, and the stack is full.
    return {};
  }
  const before = text.slice(0, offsets[0] ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
