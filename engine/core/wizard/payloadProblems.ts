import type { ContentProblem } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { PayloadPlan } from '../form/FormPlan.ts';
import { formatPointer } from '../json/pointer.ts';
import type { StepPlan } from './WizardPlan.ts';

/**
 * Problems of payload lines: a line that writes inside the place of another line, and a line that writes to the same
 * place as an earlier line of its step when both always send an answer. Lines with conditions are not compared, because
 * their conditions may exclude each other. Of two steps that write to one place, the later one is sent.
 */
export function payloadProblems(steps: readonly StepPlan[]): readonly ContentProblem[] {
  const entries = steps.flatMap((step) =>
    step.form.payload.map((line) => ({
      to: formatPointer(line.to),
      line,
      step,
      isUnconditional: isUnconditional(line, step),
      place: { document: step.document, pointer: `${line.pointer}/to` },
    })),
  );
  return entries.flatMap(({ to, line, step, isUnconditional, place }, index) => {
    const above = entries.find((other) => to.startsWith(`${other.to}/`));
    if (above !== undefined) return [problem(place, 'place-inside-place', to, above.to)];
    const same = entries
      .slice(0, index)
      .find(
        (other) =>
          other.step === step && other.to === to && other.isUnconditional && !sendsSameConstant(other.line, line),
      );
    if (same === undefined || !isUnconditional) return [];
    return [problem(place, 'place-taken-twice', formatPointer(same.line.from), to)];
  });
}

/**
 * Whether the line sends every answer, and its field is always shown: no encoder may send nothing for some answers, and
 * no condition of the step, of the page or of a rule may hide the field.
 */
function isUnconditional({ from: [field = ''], as }: PayloadPlan, { when, form }: StepPlan): boolean {
  const page = form.pages.find(({ fields }) => fields.includes(field));
  return (
    as === undefined && when === undefined && page !== undefined && page.when === undefined && !page.shows.has(field)
  );
}

const sendsSameConstant = (one: PayloadPlan, other: PayloadPlan): boolean =>
  one.send !== undefined && one.send === other.send;
