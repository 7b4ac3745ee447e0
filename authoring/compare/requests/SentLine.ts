import type { Json, PayloadPlan } from '#engine';
import { listChoices } from '../../proof/domains/classifySchema.ts';
import { createSample } from '../../proof/domains/createSample.ts';
import { encodedAnswer } from '../../proof/request/PayloadLine.ts';
import type { RequestContract } from '../../proof/request/RequestContract.ts';
import { schemaOf } from '../forms/compareField.ts';
import type { Rules } from '../rules/openRules.ts';
import type { PlacedField, Side } from '../rules/Side.ts';

/** A line of a payload, with the question whose answer it sends. */
export interface SentLine extends Pick<PayloadPlan, 'members' | 'as' | 'send' | 'otherwise' | 'label'> {
  readonly placed: PlacedField;
  /** Where the answer stands in the step: `name`, or `address/city`. */
  readonly from: string;
  /** JSON Pointer of the place in the request. */
  readonly to: string;
}

/** The lines of a version that can send something. */
export function listLines(side: Side, { canBeSeen }: Pick<Rules, 'canBeSeen'>): readonly SentLine[] {
  return side.steps.flatMap((step) =>
    step.step.form.payload.flatMap(({ from, to, members, as, send, otherwise, label }): readonly SentLine[] => {
      const placed = side.fields.find((each) => each.step === step && each.field === from[0]);
      if (placed === undefined || (otherwise === undefined && !canBeSeen(placed))) return [];
      const names = { from: from.join('/'), to: to.map((name) => `/${name}`).join('') };
      return [
        {
          placed,
          ...names,
          ...(members !== undefined && { members }),
          ...(as !== undefined && { as }),
          ...(send !== undefined && { send }),
          ...(otherwise !== undefined && { otherwise }),
          ...(label !== undefined && { label }),
        },
      ];
    }),
  );
}

/** The line's question: its step and where the answer stands. */
export const sourceOf = ({ placed, from }: SentLine): string => `${placed.step.step.id}.${from}`;

/** What each answer that can be chosen is sent as; of a question without choices, an ordinary answer. */
export function sentAnswers(line: SentLine, contract: RequestContract): ReadonlyMap<string, string> {
  const schema = line.from
    .split('/')
    .slice(1)
    .reduce((part, name) => part.properties?.[name] ?? {}, schemaOf(line.placed));
  const answers: readonly Json[] = listChoices(schema) ?? [createSample(schema)];
  return new Map(
    answers.map((answer) => [JSON.stringify(answer), JSON.stringify(encodedAnswer(line, answer, contract) ?? null)]),
  );
}
