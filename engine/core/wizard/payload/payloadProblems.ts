import type { ContentProblem } from '../../errors/ContentProblem.ts';
import { problem } from '../../errors/problem.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { StepPlan } from '../WizardPlan.ts';

/** Problems for payload lines that write to a place inside the place of another line. */
export function payloadProblems(steps: readonly StepPlan[]): readonly ContentProblem[] {
  const entries = steps.flatMap(({ document, form }) =>
    form.payload.map(({ to, pointer }) => ({
      to: formatPointer(to),
      place: { document, pointer: `${pointer}/to` },
    })),
  );
  return entries.flatMap(({ to, place }) => {
    const above = entries.find((other) => to.startsWith(`${other.to}/`));
    return above === undefined
      ? []
      : [problem(place, 'payload', `"${to}" lies inside "${above.to}", which another answer fills.`)];
  });
}
