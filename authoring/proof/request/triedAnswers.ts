import { type Json, type JsonObject, type JsonSchema, validate } from '#engine';
import { literalsIn } from '../domains/uses/readsIn.ts';
import { sampleAnswer, sampleGroup } from '../trials/sampleAnswer.ts';
import { lookOf, type Trial, type Tried, type Trying } from '../trials/Trial.ts';
import { trialsOf } from '../trials/trialsOf.ts';
import type { PayloadLine } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';

/** An answer that the form's schema takes. */
export interface TriedAnswer extends Trial {
  /** The part that the line sends. */
  readonly sent: Json;
}

export interface TriedAnswers {
  readonly answers: readonly TriedAnswer[];
  /** Parts of the field's schema of which it is not known whether the answers that are tried stand for all. */
  readonly unknown: readonly (readonly string[])[];
  /** An answer in which nothing is special. */
  readonly sample: Json;
}

/** Answers to the field of a line that the booking request could mind. */
export function triedAnswers(line: PayloadLine, contract: RequestContract, recent: string): TriedAnswers | undefined {
  const { page, field, from, to, as, send, site } = line;
  const schema = site.ground.field(field)?.schema;
  const part = partAt({ schema: schema ?? {}, look: lookOf(page.uiSchema, field) }, from.slice(1));
  if (schema === undefined || part === undefined) return undefined;
  const trying: Trying = { contract, recent, named: namedIn(line) };
  const raw = as === undefined && send === undefined;
  const names = from.slice(1).flatMap((name) => ['properties', name]);
  const whole = (answer: Json) =>
    wholeAnswer({ schema, look: lookOf(page.uiSchema, field) }, from.slice(1), answer, trying);
  const { trials, unknown } = trialsOf({ ...part, ...(raw && { to }) }, trying, send === undefined ? to : undefined);
  const answers = trials
    .map(({ answer, at }) => ({ answer: whole(answer), sent: answer, at: [...names, ...at] }))
    .filter(({ answer }) => validate(schema, answer).length === 0);
  return {
    answers,
    unknown: [...unknown.map((at) => [...names, ...at]), ...(answers.length === 0 && trials.length > 0 ? [[]] : [])],
    sample: whole(sampleAnswer(part, trying)),
  };
}

/** The written-out values of the page's rules. */
const namedIn = ({ page, site }: PayloadLine): readonly Json[] => {
  const { pages } = site.ground.step.form;
  const shows = pages.flatMap((each) => [...each.shows.values(), ...each.requires.values()].flat());
  return [...page.checks.map(({ that }) => that), ...shows].flatMap(({ root }) => literalsIn(root));
};

function partAt({ schema, look }: Tried, names: readonly string[]): Tried | undefined {
  const [name, ...more] = names;
  if (name === undefined) return { schema, look };
  const member: JsonSchema | undefined = schema.properties?.[name];
  return member && partAt({ schema: member, look: lookOf(look, name) }, more);
}

/** A group with this answer at these names, and what must stand beside it. */
function wholeAnswer(tried: Tried, names: readonly string[], answer: Json, trying: Trying): Json {
  const [name, ...more] = names;
  if (name === undefined) return answer;
  const { schema, look } = tried;
  const beside: JsonObject = Object.fromEntries(
    Object.entries(sampleGroup(tried, trying)).filter(([member]) => schema.required?.includes(member)),
  );
  const inner = { schema: schema.properties?.[name] ?? {}, look: lookOf(look, name) };
  return { ...beside, [name]: wholeAnswer(inner, more, answer, trying) };
}
