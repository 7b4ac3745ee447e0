import type { Json, JsonObject, Path } from '#engine';
import { readPart } from '../../../jsonParts.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import {
  acceptedCondition,
  givenCondition,
  otherwiseCondition,
  type PayloadLine,
  payloadLines,
} from '../../../proof/request/PayloadLine.ts';
import { type Part, partOf } from './Part.ts';

/** The lines of the request: each sends an answer, and what it sends where there is none. */
export const payloadParts = (steps: readonly StepContext[]): readonly Part[] =>
  payloadLines(steps).flatMap((line) => [
    partOf(line.place, 'sends an answer', (seen) => seen.kind === 'forms' && isGiven(readSent(line, seen.path)), {
      way: [givenCondition(line), acceptedCondition(line)],
    }),
    ...(line.otherwise === undefined
      ? []
      : [
          partOf(
            line.place,
            'sends what stands in for an answer',
            (seen) => seen.kind === 'forms' && isAsked(line, seen.path) && !isGiven(readSent(line, seen.path)),
            { way: [otherwiseCondition(line), acceptedCondition(line)] },
          ),
        ]),
  ]);

const isAsked = ({ step }: PayloadLine, path: Path): boolean =>
  path.some((view) => view.step.id === step.model.step.id);

function readSent({ step, from }: PayloadLine, path: Path): Json | undefined {
  const answers = path.find((view) => view.step.id === step.model.step.id)?.scope.answers;
  const given: JsonObject = Object.fromEntries(
    Object.entries(answers ?? {}).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
  );
  return from.reduce<Json | undefined>(readPart, given);
}

const isGiven = (answer: Json | undefined): boolean => answer !== undefined && answer !== null && answer !== '';
