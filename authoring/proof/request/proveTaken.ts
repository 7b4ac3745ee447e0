import { type Json, type JsonSchema, validate } from '#engine';
import { choicesOf, kindOf } from '../domains/kindOf.ts';
import { answersIn } from '../reasonsOf.ts';
import { acceptedCondition, type PayloadLine, sentCondition, targetOf } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';
import type { RequestSite } from './RequestSite.ts';

/** Answers that the form takes and the request refuses, such as a text that is longer than the request's limit. */
export function proveTaken({ lines, contract, possible, report }: RequestSite): void {
  for (const line of lines) {
    const told = new Set<string>();
    for (const { answer, refusal } of refusedAnswers(line, contract)) {
      if (told.has(refusal)) continue;
      const witness = answering(line, answer, () => possible([sentCondition(line, contract), acceptedCondition(line)]));
      if (witness === undefined) continue;
      told.add(refusal);
      report({
        ...line.place,
        code: 'refused',
        severity: 'error',
        message: `The form takes an answer to "${line.field}" that the booking request refuses at "${targetOf(line)}": it ${refusal}.`,
        witness: { ...answersIn(witness), [`answers.${line.field}`]: answer },
      });
    }
  }
}

/** Runs a search in which the answer that the line sends is settled. */
function answering<T>({ site, field }: PayloadLine, answer: Json, run: () => T): T | undefined {
  const variable = site.ground.field(field)?.variable;
  if (variable === undefined) return undefined;
  site.world.assign(variable, answer);
  try {
    return run();
  } finally {
    site.world.release(variable);
  }
}

interface RefusedAnswer {
  readonly answer: Json;
  readonly refusal: string;
}

function refusedAnswers(line: PayloadLine, contract: RequestContract): readonly RefusedAnswer[] {
  if (line.from.length > 1) return [];
  const schema = line.site.ground.field(line.field)?.schema;
  if (schema === undefined) return [];
  return candidates(schema, contract.lengths).flatMap((answer) => {
    if (validate(schema, answer).length > 0) return [];
    const value = line.send ?? contract.encode(answer, line.as);
    const refusal = value === undefined ? undefined : contract.refusal(line.to, value);
    return refusal === undefined ? [] : [{ answer, refusal }];
  });
}

/** Answers of each kind and length that a request could mind; those that the field itself refuses are left out later. */
function candidates(schema: JsonSchema, lengths: readonly number[]): readonly Json[] {
  switch (kindOf(schema)) {
    case 'choice':
      return choicesOf(schema) ?? [];
    case 'date':
      return ['1899-12-31', '1900-01-01', '2024-02-29', '2999-12-31'];
    case 'text':
      return [...usual, ...[...lengths, ...ownLengths(schema)].flatMap(textsOf)];
    case 'list':
      return candidates(schema.items ?? {}, lengths).map((answer) => [answer]);
    default:
      return [];
  }
}

const usual = [
  'A',
  '1',
  '-',
  '12345',
  '12345-6789',
  '123-45-6789',
  '2025550123',
  '(202) 555-0123',
  'a@b.example',
  'Zoë',
  'St. X',
];

const ownLengths = ({ minLength = 0, maxLength = 0 }: JsonSchema): readonly number[] => [minLength, maxLength];

const textsOf = (length: number): readonly string[] =>
  length <= 0
    ? []
    : ['x', '1', 'é']
        .map((sign) => sign.repeat(length))
        .concat(`x${'@example.com'.padStart(length - 1, 'x')}`.slice(0, length));
