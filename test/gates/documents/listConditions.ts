import { evaluateCondition, isShown, type Place } from '#engine';
import { checkCondition, givenCondition, shownConditions } from '../../../authoring/proof/forms/formConditions.ts';
import type { StepContext } from '../../../authoring/proof/forms/StepContext.ts';
import type { Prover } from '../../../authoring/proof/Prover.ts';
import { below } from '../../../authoring/proof/placeIn.ts';
import type { QuestionContext } from '../../../authoring/proof/questions/QuestionContext.ts';
import {
  accepted,
  checked,
  decides,
  notSkipped,
  ownChecks,
} from '../../../authoring/proof/questions/questionConditions.ts';
import type { Condition } from '../../../authoring/proof/solve/Condition.ts';
import type { Met } from './tryGuests.ts';

/** A condition of a document, with what must hold for a guest to be on each of its sides. */
export interface TwoSided {
  readonly place: Place;
  readonly prover: Pick<Prover, 'example'>;
  readonly sides: readonly { readonly holds: boolean; readonly conditions: readonly Condition[] }[];
}

/** What decides who is asked, refused or turned away, in forms and questions. */
export const listConditions = ({ steps, questions }: Met): readonly TwoSided[] => [
  ...steps.flatMap(inForm),
  ...questions.flatMap(inQuestion),
];

const not = ({ description, holds }: Condition): Condition => ({
  description: `not ${description}`,
  holds: () => !holds(),
});

function inForm(step: StepContext): readonly TwoSided[] {
  const prover = { example: step.prover.possible };
  return step.model.step.form.pages.flatMap((page) => {
    const at = step.places.checks(page.name);
    const shown = page.fields.flatMap((field) =>
      shownConditions(step, page, field).flatMap((condition, index, all): readonly TwoSided[] => {
        const { place } = condition;
        const others = all.filter((_, other) => other !== index);
        const sides = [
          { holds: true, conditions: [condition, ...others] },
          { holds: false, conditions: [not(condition), ...others] },
        ];
        return place === undefined ? [] : [{ place, prover, sides }];
      }),
    );
    const checks = page.checks.map((check, index): TwoSided => {
      const place = below(at[index] ?? step.stepPlace, 'that');
      const met = [givenCondition(step, check), ...shownConditions(step, page, check.names[0] ?? '')];
      const sides = [false, true].map((fails) => ({
        holds: !fails,
        conditions: [checkCondition(step, check, place, fails), ...met],
      }));
      return { place, prover, sides };
    });
    return [...shown, ...checks];
  });
}

function inQuestion(context: QuestionContext): readonly TwoSided[] {
  const { question, place, model, prover, world } = context;
  const source = model.findSource(question);
  const asked = notSkipped(context);
  const skips = question.skipWhen && asked.place;
  const two = (at: Place, condition: Condition, met: readonly Condition[] = []): TwoSided => ({
    place: at,
    prover,
    sides: [
      { holds: true, conditions: [condition, ...met] },
      { holds: false, conditions: [not(condition), ...met] },
    ],
  });
  return [
    ...(skips ? [two(skips, not(asked))] : []),
    ...question.options.flatMap((option, index) => {
      const chosen = {
        description: 'chosen',
        holds: () => source !== undefined && world.read(source.variable) === option.value,
      };
      const offered = { description: 'offered', holds: () => model.isOffered(option) };
      return option.when ? [two(below(place, 'options', index, 'when'), offered, [chosen])] : [];
    }),
    ...ownChecks(question).map((_, index) => {
      const check = checked(context, index, true);
      return two(check.place ?? place, check, [asked]);
    }),
    ...question.answers.flatMap(({ submitAction }, index) => {
      const all = decides(context, index);
      const ends = { description: 'it decides', holds: () => all.every(({ holds }) => holds()) };
      const at = below(place, 'answers', index);
      return submitAction === 'failWithErrorMessage' ? [two(at, ends, [...accepted(context), asked])] : [];
    }),
    ...question.notices.flatMap(({ when }, index) => {
      const shown = {
        description: 'shown',
        holds: () => when !== undefined && isShown([evaluateCondition(when, model.scope)]),
      };
      return when ? [two(below(place, 'messages', index, 'when'), shown, [asked])] : [];
    }),
  ];
}
