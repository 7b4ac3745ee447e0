import { evaluateCondition, isShown, type QuestionPlan } from '#engine';
import { below } from '../../../proof/placeIn.ts';
import type { QuestionContext } from '../../../proof/questions/QuestionContext.ts';
import { accepted, answered, checked, decides, ownChecks } from '../../../proof/questions/questionConditions.ts';
import type { Condition } from '../../../proof/solve/Condition.ts';
import { formatName } from '../../record/pageAt.ts';
import { type Part, partOf, type Seen, type SeenQuestion } from './Part.ts';

/** A question: skipped or asked; its options, checks, notices and what follows from its answers. */
export function questionParts(context: QuestionContext): readonly Part[] {
  const { question, place, model, asked } = context;
  const at = formatName(question.id);
  const on = (test: (seen: SeenQuestion) => boolean) => (seen: Seen) =>
    seen.kind === 'question' && seen.at === at && test(seen);
  const isAsked = (seen: Seen) => seen.kind === 'end' && seen.asked.includes(question.id);
  const skipped: Condition = {
    description: `"${question.id}" is skipped`,
    place,
    holds: () => model.isSkipped(question),
  };
  const skip =
    question.skipWhen === undefined
      ? []
      : [
          partOf(below(place, 'skipWhen'), 'skips', (seen) => seen.kind === 'end' && isPassed(seen) && !isAsked(seen), {
            way: [skipped, ...asked.slice(1)],
          }),
          partOf(
            below(place, 'skipWhen'),
            'asks',
            on(() => true),
            { way: asked },
          ),
        ];
  const passes = (seen: SeenQuestion) => seen.asked.violations.length === 0;
  return [
    partOf(
      place,
      'is asked',
      on(() => true),
      { way: asked },
    ),
    ...skip,
    ...optionParts(context, on, at),
    ...ownChecks(question).flatMap((check, index) => [
      partOf(below(place, 'checks', index), 'passes', on(passes), { way: [...accepted(context), ...asked], on: at }),
      partOf(
        below(place, 'checks', index),
        'fails',
        on((seen) => seen.asked.violations.some(({ keyword }) => keyword === check.message)),
        { way: [checked(context, index, false), answered(context), ...asked], on: at },
      ),
    ]),
    ...question.answers.map((_, index) =>
      partOf(
        below(place, 'answers', index),
        'decides',
        on((seen) => passes(seen) && decidedBy(question, seen) === index),
        {
          way: [...decides(context, index), ...accepted(context), ...asked],
          on: at,
        },
      ),
    ),
    ...noticeParts(context, on, at),
  ];
}

/** Whether questions went on to their end, so that what was not asked was skipped. */
const isPassed = (seen: Seen): boolean => seen.kind === 'end' && seen.outcome === 'eligible';

const decidedBy = ({ answers }: QuestionPlan, { asked }: SeenQuestion): number =>
  answers.findIndex(({ holds }) => evaluateCondition(holds, asked.view.scope) === true);

type On = (test: (seen: SeenQuestion) => boolean) => Part['isTaken'];

function optionParts({ question, place, model, asked }: QuestionContext, on: On, at: string): readonly Part[] {
  const values = question.type === 'yesNo' ? [true, false] : question.options.map(({ value }) => value);
  const taken = values.map((value, index) =>
    partOf(
      question.type === 'yesNo' ? place : below(place, 'options', index),
      `the answer ${JSON.stringify(value)} is given`,
      on((seen) => seen.answer === value && seen.asked.violations.length === 0),
      {
        way: [{ description: 'it is given', place, holds: () => model.taken(question) === value }, ...asked],
        on: at,
      },
    ),
  );
  const conditional = question.options.flatMap((option, index) => {
    if (option.when === undefined) return [];
    const at = below(place, 'options', index, 'when');
    const isOffered = ({ asked: { choices = [] } }: SeenQuestion) => choices.includes(option.value);
    const way = (wanted: boolean): readonly Condition[] => [
      { description: 'it is offered', place: at, holds: () => model.isOffered(option) === wanted },
      ...asked,
    ];
    return [
      partOf(at, 'offers', on(isOffered), { way: way(true) }),
      partOf(
        at,
        'withholds',
        on((seen) => !isOffered(seen)),
        { way: way(false) },
      ),
    ];
  });
  return [...taken, ...conditional];
}

function noticeParts({ question, place, model, asked }: QuestionContext, on: On, at: string): readonly Part[] {
  return question.notices.flatMap((notice, index) => {
    const own = below(place, 'messages', index);
    const isThere = (seen: SeenQuestion) => seen.asked.notices.includes(notice);
    const { when } = notice;
    const way = (wanted: boolean): readonly Condition[] => [
      {
        description: 'it is shown',
        place: own,
        holds: () => (when === undefined || isShown([evaluateCondition(when, model.scope)])) === wanted,
      },
      ...asked,
    ];
    const shown = partOf(own, 'is shown', on(isThere), { way: way(true), on: at });
    if (when === undefined) return [shown];
    return [
      shown,
      partOf(
        own,
        'is hidden',
        on((seen) => !isThere(seen)),
        { way: way(false), on: at },
      ),
    ];
  });
}
