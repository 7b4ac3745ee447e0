import type { CompiledRule, FormPlan, PayloadPlan, Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { findTarget } from '../checks/RequestSchema.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { formatPointer } from '../meanings/requestMeanings.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/**
 * Reports what is asked after the answer to one question, such as which other allergy, and is sent beside the answer to
 * another, where the first has the same place of its own.
 */
export function checkFollowUpPlaces(
  { wizards }: Pick<CompiledContent, 'wizards'>,
  readSchema: ReadSchema,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const forms = new Map(wizards.flatMap(({ plan }) => plan.steps.map(({ document, form }) => [document, form])));
  return [...forms].flatMap(([document, form]) =>
    form.payload.flatMap((line): readonly AuthoringProblem[] => {
      const place = placeBeside(line, form, readSchema);
      if (place === undefined) return [];
      const [source, target] = [formatPointer(line.from), formatPointer(line.to)];
      const message = `"${source}" is asked after "${place.after}", whose answer is sent to "${place.sent}": its place is "${place.own}", and "${target}" belongs to another question.`;
      return [atOrigin({ document, pointer: `${line.pointer}/to`, code: 'sent-as-another', message })];
    }),
  );
}

/** Where an answer belongs that is sent beside another than the one that it was asked after. */
function placeBeside({ from: [field = ''], to, send }: PayloadPlan, form: FormPlan, readSchema: ReadSchema) {
  const after = readBefore(field, form);
  if (after === undefined || send !== undefined || to.length < 3) return undefined;
  const linesOf = (name: string): readonly PayloadPlan[] =>
    form.payload.filter((line) => line.from[0] === name && line.send === undefined);
  const [group, member] = [to.slice(0, -1), to.at(-1) ?? ''];
  const isTaken = form.payload.some((line) => line.from[0] !== field && isBelow(line.to, group));
  const sent = linesOf(after);
  if (!isTaken || sent.some((line) => isBelow(line.to, group))) return undefined;
  // Only places of one kind, such as the questions of a survey, stand for each other.
  const beside = sent.find((line) => line.to.length === to.length && isBelow(line.to, group.slice(0, -1)));
  const own = beside && formatPointer([...beside.to.slice(0, -1), member]);
  if (beside === undefined || own === undefined || !findTarget(own, readSchema).ok) return undefined;
  return { after, own, sent: formatPointer(beside.to) };
}

const isBelow = (names: readonly string[], group: readonly string[]): boolean =>
  group.every((name, at) => names[at] === name);

/** The one other field of the form whose answer shows this one. */
function readBefore(field: string, { pages }: FormPlan): string | undefined {
  const rules: readonly CompiledRule[] = pages.flatMap(({ shows }) => shows.get(field) ?? []);
  const read = new Set(
    rules.flatMap(({ reads }) => reads.flatMap(([root, name]) => (root === 'answers' ? [name] : []))),
  );
  const [only] = read;
  return read.size === 1 ? only : undefined;
}
