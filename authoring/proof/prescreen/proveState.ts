import type { StepContext } from '../forms/StepContext.ts';
import { answersIn } from '../listReasons.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { placeIn } from '../placeIn.ts';
import { formatTarget, isComputed, type PayloadLine, payloadLines } from '../request/PayloadLine.ts';
import type { Condition } from '../solve/Condition.ts';
import { type PrescreenEnd, possibleAtEnd } from './PrescreenEnd.ts';

const target = '/search/state';

/**
 * Reports that a guest can come to the end without a state to search in. Nothing else of a search can be missing: a
 * place comes from the main page, and the date is today by default.
 *
 * @param categories that are searched by state and get the state from this prescreen
 */
export function proveState(
  categories: readonly string[],
  steps: readonly StepContext[],
  end: PrescreenEnd,
): readonly ProofProblem[] {
  if (categories.length === 0) return [];
  const lines = payloadLines(steps).filter((line) => formatTarget(line) === target);
  const witness = lines.length === 0 ? new Map() : withoutAnswers(lines, (absent) => possibleAtEnd(end, absent));
  if (witness === undefined) return [];
  const [line] = lines;
  const needs = `${categories.map((name) => `"${name}"`).join(', ')} is searched by state`;
  return [
    {
      ...(line?.place ?? placeIn(end.document, 'steps')),
      code: 'state-not-sent',
      severity: 'error',
      message:
        line === undefined
          ? `${needs}, and no line of these forms sends "${target}": the end of the questions leads nowhere.`
          : `${needs}, and a guest can come to the end without "${target}", which leads nowhere.`,
      ...(line !== undefined && { witness: answersIn(witness) }),
    },
  ];
}

/** Runs a search in which the fields that the lines send have no answers, and computed ones no value. */
function withoutAnswers<T>(lines: readonly PayloadLine[], run: (absent: readonly Condition[]) => T): T {
  const absent = lines.filter(isComputed).map(
    ({ step, field }): Condition => ({
      description: `the value of "${field}" is not known`,
      holds: () => step.model.scope.answers[field] === undefined,
    }),
  );
  const answers = lines.flatMap(({ step, field }) => {
    const variable = step.model.field(field)?.variable;
    return variable === undefined ? [] : [{ variable, world: step.world }];
  });
  for (const { variable, world } of answers) world.assign(variable, undefined);
  try {
    return run(absent);
  } finally {
    for (const { variable, world } of answers) world.release(variable);
  }
}
