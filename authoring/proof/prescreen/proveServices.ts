import { answersIn, listReasons } from '../listReasons.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { placeIn } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { type PrescreenEnd, possibleAtEnd } from './PrescreenEnd.ts';

/** Reports services that are never searched, and answers that lead to none of the services. */
export const proveServices = (services: readonly Condition[], end: PrescreenEnd): readonly ProofProblem[] => [
  ...proveSearched(services, end),
  ...proveCovered(services, end),
];

/** Reports services that are never the first whose condition holds. */
function proveSearched(services: readonly Condition[], { right, prover }: PrescreenEnd): readonly ProofProblem[] {
  return services.flatMap((own, index) => {
    const earlier = services.slice(0, index).map(
      (other): Condition => ({
        ...(other.place === undefined ? {} : { place: other.place }),
        description: other.description.replace(/ holds$/, ' does not hold'),
        holds: () => !other.holds(),
      }),
    );
    const excluding = prover.excluded([own, ...earlier, ...right]);
    const { place } = own;
    if (excluding === undefined || place === undefined) return [];
    const message = `Entry ${index + 1} of the services is never searched: its condition is never the first that holds.`;
    return [
      { ...place, code: 'service-never-reached', severity: 'error', message, excluding: listReasons(excluding, place) },
    ];
  });
}

/**
 * Reports answers for which no condition of services holds: the guest would search for the service that they came for,
 * whatever they answered.
 */
function proveCovered(services: readonly Condition[], end: PrescreenEnd): readonly ProofProblem[] {
  if (services.length === 0) return [];
  const place = placeIn(end.document, 'services');
  const none = { description: 'no services follow', place, holds: () => services.every(({ holds }) => !holds()) };
  const witness = possibleAtEnd(end, [none]);
  if (witness === undefined) return [];
  const message = 'This answer leads to none of the services: no condition holds.';
  return [{ ...place, code: 'answers-without-service', severity: 'error', message, witness: answersIn(witness) }];
}
