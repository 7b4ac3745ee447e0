import { createValidate, type FormPlan, type Json, type JsonObject, type JsonSchema, type PagePlan } from '#engine';
import { memoize } from '../../memoize.ts';
import { literalsIn } from '../domains/uses/readsIn.ts';
import { buildTrials } from '../trials/buildTrials.ts';
import { sampleAnswer, sampleGroup } from '../trials/sampleAnswer.ts';
import { readUiSchema, type Trial, type TrialOptions, type TriedPart } from '../trials/Trial.ts';
import { type PayloadLine, schemaOf } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';

/** An answer that the form's schema may accept. */
export interface TriedAnswer extends Trial {
  /** The part that the line sends. */
  readonly sent: Json;
}

export interface TriedAnswers {
  readonly answers: readonly TriedAnswer[];
  /** Whether the form's schema accepts an answer. */
  readonly accepts: (answer: Json) => boolean;
  /** Parts of the field's schema for which the tried answers may not represent all answers. */
  readonly unknown: readonly (readonly string[])[];
  /** An ordinary answer. */
  readonly sample: Json;
}

/** Answers to the field of a line that the booking request might refuse. */
export function triedAnswers(line: PayloadLine, contract: RequestContract, recent: string): TriedAnswers | undefined {
  const { page, field, from, to, members, as, send } = line;
  const schema = schemaOf(line);
  const part = partAt({ schema, uiSchema: readUiSchema(page.uiSchema, field) }, from.slice(1));
  if (part === undefined) return undefined;
  const options: TrialOptions = { contract, recent, named: namedIn(line.step.model.step.form)(page) };
  const raw = as === undefined && send === undefined;
  const names = from.slice(1).flatMap((name) => ['properties', name]);
  const whole = (answer: Json) =>
    wholeAnswer({ schema, uiSchema: readUiSchema(page.uiSchema, field) }, from.slice(1), answer, options);
  const { trials, unknown } = buildTrials(
    { ...part, ...(raw && { to, members }) },
    options,
    send === undefined ? to : undefined,
  );
  const violations = createValidate(schema);
  const accepts = (answer: Json) => violations(answer).length === 0;
  const answers = [...trials, ...computedTrials(line)].map(({ answer, at }) => ({
    answer: whole(answer),
    sent: answer,
    at: [...names, ...at],
  }));
  const isUnknown = trials.length > 0 && !answers.some(({ answer }) => accepts(answer));
  return {
    answers,
    accepts,
    unknown: [...unknown.map((at) => [...names, ...at]), ...(isUnknown ? [[]] : [])],
    sample: whole(sampleAnswer(part, options)),
  };
}

/** The values that the rule of a computed field names. An empty text is no value. */
const computedTrials = ({ step, field }: PayloadLine): readonly Trial[] =>
  literalsIn(step.model.computed(field)?.root ?? { kind: 'list', items: [] })
    .filter((answer) => answer !== '')
    .map((answer) => ({ answer, at: [] }));

/** All literals in the checks of the page and in the show and require rules of the form. */
const namedIn = memoize(({ pages }: FormPlan) => {
  const shows = pages.flatMap((each) => [...each.shows.values(), ...each.requires.values()].flat());
  const shown = shows.flatMap(({ root }) => literalsIn(root));
  return memoize(({ checks }: PagePlan): readonly Json[] => [
    ...checks.flatMap(({ that }) => literalsIn(that.root)),
    ...shown,
  ]);
});

function partAt({ schema, uiSchema }: TriedPart, names: readonly string[]): TriedPart | undefined {
  const [name, ...more] = names;
  if (name === undefined) return { schema, uiSchema };
  const member: JsonSchema | undefined = schema.properties?.[name];
  return member && partAt({ schema: member, uiSchema: readUiSchema(uiSchema, name) }, more);
}

/** A group with this answer at these names, and with the required members beside it. */
function wholeAnswer(tried: TriedPart, names: readonly string[], answer: Json, options: TrialOptions): Json {
  const [name, ...more] = names;
  if (name === undefined) return answer;
  const { schema, uiSchema } = tried;
  const beside: JsonObject = Object.fromEntries(
    Object.entries(sampleGroup(tried, options)).filter(([member]) => schema.required?.includes(member)),
  );
  const inner = { schema: schema.properties?.[name] ?? {}, uiSchema: readUiSchema(uiSchema, name) };
  return { ...beside, [name]: wholeAnswer(inner, more, answer, options) };
}
