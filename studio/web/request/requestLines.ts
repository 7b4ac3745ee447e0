import {
  type Answers,
  type Encoders,
  type Json,
  type JsonObject,
  type PayloadPlan,
  pathFor,
  renameMembers,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { formatPointer } from '../json/pointer.ts';
import { memberOf } from '../json/readJson.ts';
import { formOf } from '../page/plan/stepAt.ts';

/** One line of a form's payload, and what it makes of the answers. */
export interface RequestLine {
  readonly key: string;
  /** Where it is sent, as a JSON Pointer into the request. */
  readonly to: string;
  /** The answer's place among those of the step. */
  readonly from: string;
  /** The title of the field. */
  readonly label: string;
  /** Undefined when nothing is sent. */
  readonly sent: Json | undefined;
  /** Why nothing is sent, or what is sent instead of the answer. */
  readonly note: string | undefined;
  /** The document, and the place of the line in it. */
  readonly path: string;
  readonly pointer: string;
  readonly step: string;
}

/** All payload lines of the pages on the path, in the order in which they are sent. */
export function requestLines(
  plan: WizardPlan,
  answers: WizardAnswers,
  context: JsonObject,
  encoders: Encoders,
): readonly RequestLine[] {
  const steps = new Map(pathFor(plan, answers, context).map(({ step, scope }) => [step, scope.answers]));
  return [...steps].flatMap(([step, shown]) =>
    step.form.payload.map((line) => ({
      key: `${step.id}${line.pointer}`,
      to: formatPointer([...line.to]),
      from: formatPointer([...line.from]),
      label: labelOf(step.form.pages, line.from[0] ?? ''),
      path: `form-definition/1.0.0/scheduler/${formOf(step.document)}.json`,
      pointer: line.pointer,
      step: step.id,
      ...whatIsSent(line, shown, context, encoders),
    })),
  );
}

function labelOf(pages: WizardPlan['steps'][number]['form']['pages'], field: string): string {
  const page = pages.find(({ fields }) => fields.includes(field));
  return page?.schema.properties?.[field]?.title ?? field;
}

function whatIsSent(
  { from, members, as, send, otherwise }: PayloadPlan,
  answers: Answers,
  context: JsonObject,
  encoders: Encoders,
): Pick<RequestLine, 'sent' | 'note'> {
  const [field = '', ...names] = from;
  const answer = memberOf(answers[field], ...names);
  const isGiven =
    answer !== undefined && answer !== '' && answer !== null && !(Array.isArray(answer) && answer.length === 0);
  if (!isGiven) {
    if (otherwise === undefined) return { sent: undefined, note: 'not answered, or not asked' };
    return { sent: otherwise, note: 'sent when it is not answered' };
  }
  if (send !== undefined) return { sent: send, note: 'sent instead of the answer' };
  const renamed = renameMembers(answer, members);
  if (as === undefined) return { sent: renamed, note: undefined };
  const encode = Object.hasOwn(encoders, as) ? encoders[as] : undefined;
  const sent = encode?.(renamed, { answers, context });
  return { sent, note: sent === undefined ? `${as} makes nothing of this answer` : `written by ${as}` };
}
