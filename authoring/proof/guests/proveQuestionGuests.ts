import { isShown, type Place, type QuestionPlan } from '#engine';
import { below } from '../placeIn.ts';
import type { QuestionContext } from '../questions/QuestionContext.ts';
import { answered, checked, decides, notSkipped, ownChecks } from '../questions/questionConditions.ts';
import type { Condition } from '../solve/Condition.ts';
import { describeCriteria } from './describeCriteria.ts';
import { type GuestsOf, guestsOf } from './ExpectedGuest.ts';
import { type GuestTrial, tryGuest } from './GuestTrial.ts';

/** Holds questions to the guests that authors expect: what each is asked, and which of their answers end the questions. */
export function proveQuestionGuests(contexts: readonly QuestionContext[], guests: GuestsOf, document: string): void {
  const [first] = contexts;
  if (first === undefined) return;
  const { prover, world, report } = first;
  const full = (name: string): string => (/^(steps|context)\./.test(name) ? name : `answers.${name}`);
  for (const guest of guestsOf(guests, document))
    tryGuest(guest, { prover, world, report, onHeld: guests.onHeld }, full, (trial) => tryQuestions(contexts, trial));
}

function tryQuestions(contexts: readonly QuestionContext[], trial: GuestTrial): void {
  const { answers, asked, offered, notAsked, refused, ends, told, notTold } = trial.guest;
  const questions = contexts.map(({ question }) => question);
  const each = (names: readonly string[], member: string, run: (context: QuestionContext) => void) => {
    for (const name of names) {
      const context = contexts.find(({ question }) => question.id === name);
      if (context !== undefined) run(context);
      else
        trial.report(
          below(trial.guest.place, member),
          'example-unknown',
          `The expected guest "${trial.guest.who}" names "${name}", which is no question here`,
        );
    }
  };
  const before = (context: QuestionContext) => contexts.slice(0, contexts.indexOf(context));
  each([...asked, ...offered], 'asked', (context) => isAsked(context, before(context), trial));
  each(notAsked, 'notAsked', (context) => isNotAsked(context, before(context), trial));
  const refusedNames = refused.map(({ name }) => name);
  each(refusedNames, 'refused', (context) => isRefused(context, trial));
  each(ends, 'ends', (context) => isEnded(context, before(context), trial, questions));
  each(told, 'told', (context) => isTold(context, trial));
  each(notTold, 'notTold', (context) => isNotTold(context, trial));
  const given = Object.keys(answers).filter((name) => !/^(steps|context)\./.test(name));
  const taken = given.filter((name) => trial.answer(name) !== undefined && !notAsked.includes(name));
  each(taken, 'answers', (context) => {
    const { id } = context.question;
    if (!isAsked(context, before(context), trial) || refusedNames.includes(id)) return;
    if (isAccepted(context, trial) && !ends.includes(id)) isPassed(context, trial, questions);
  });
}

/** The answers to earlier questions that may be the last, with their places. */
const lastAnswers = (earlier: readonly QuestionContext[]) =>
  earlier.flatMap((context) =>
    context.question.answers.flatMap(({ submitAction }, index) =>
      submitAction === 'schedule'
        ? [
            {
              name: context.question.id,
              place: below(context.place, 'answers', index, 'submitAction'),
              conditions: [notSkipped(context), ...decides(context, index)],
            },
          ]
        : [],
    ),
  );

/** The same of questions that the guest answers. */
const lastGiven = (earlier: readonly QuestionContext[], trial: GuestTrial) =>
  lastAnswers(earlier.filter(({ question }) => trial.answer(question.id) !== undefined));

function isAsked(context: QuestionContext, earlier: readonly QuestionContext[], trial: GuestTrial): boolean {
  const { question } = context;
  const asked = notSkipped(context);
  const witness = trial.always(asked);
  if (witness === undefined) {
    for (const { name, place, conditions } of lastGiven(earlier, trial)) {
      const last = trial.ever(conditions);
      if (last === undefined) continue;
      const words = `"${question.id}" is not asked of the expected guest "${trial.guest.who}", whose answer to "${name}" is the last`;
      trial.report(place, 'example-not-asked', words, last);
      return false;
    }
    if (question.skipWhen !== undefined) trial.hold(asked.place, false);
    return true;
  }
  const words = `"${question.id}" is not asked of the expected guest "${trial.guest.who}"`;
  trial.report(asked.place ?? context.place, 'example-not-asked', words, witness);
  return false;
}

function isNotAsked(context: QuestionContext, earlier: readonly QuestionContext[], trial: GuestTrial): void {
  const { question, place } = context;
  const asked = notSkipped(context);
  const isLast = lastGiven(earlier, trial).some(({ conditions }) => {
    const all: Condition = {
      description: 'an earlier answer is the last',
      holds: () => conditions.every(({ holds }) => holds()),
    };
    return trial.always(all) === undefined;
  });
  if (isLast) return;
  const witness = trial.ever([asked]);
  const words = `"${question.id}" is asked of the expected guest "${trial.guest.who}"`;
  if (witness === undefined) trial.hold(asked.place, true);
  else trial.report(question.skipWhen ? below(place, 'skipWhen') : place, 'example-asked', words, witness);
}

/** The conditions under which the answer is accepted: the option is offered, and no check fails. */
const acceptedBy = (context: QuestionContext, trial: GuestTrial): readonly Condition[] => {
  const { question, place } = context;
  const chosen = question.options.findIndex(({ value }) => value === trial.answer(question.id));
  const offered = chosen === -1 ? place : below(place, 'options', chosen, 'when');
  return [
    { ...answered(context), place: offered },
    ...ownChecks(question).map((_, index) => checked(context, index, true)),
  ];
};

function isAccepted(context: QuestionContext, trial: GuestTrial): boolean {
  return acceptedBy(context, trial).every((condition) => {
    const witness = trial.always(condition);
    if (witness === undefined) {
      trial.hold(condition.place, true);
      return true;
    }
    trial.report(
      condition.place ?? context.place,
      'example-refused',
      `${answerOf(context, trial)} is refused`,
      witness,
    );
    return false;
  });
}

function isRefused(context: QuestionContext, trial: GuestTrial): void {
  const conditions = acceptedBy(context, trial);
  const witness = trial.ever(conditions);
  const place = conditions.at(-1)?.place ?? context.place;
  const words = `${answerOf(context, trial)} is accepted`;
  if (witness === undefined) trial.holdOnly(conditions);
  else trial.report(place, 'example-not-refused', words, witness);
}

const answerOf = ({ question: { id } }: QuestionContext, trial: GuestTrial): string =>
  `The answer${trial.quote(id)} of the expected guest "${trial.guest.who}" to "${id}"`;

/** The entries of the answers that end the questions, with their places. */
const endings = ({ question, place }: QuestionContext): readonly { readonly index: number; readonly at: Place }[] =>
  question.answers.flatMap(({ submitAction }, index) =>
    submitAction === 'failWithErrorMessage' ? [{ index, at: below(place, 'answers', index) }] : [],
  );

function isPassed(context: QuestionContext, trial: GuestTrial, questions: readonly QuestionPlan[]): void {
  for (const { index, at } of endings(context)) {
    const witness = trial.ever(decides(context, index));
    if (witness === undefined) {
      trial.hold(at, false);
      continue;
    }
    trial.report(
      at,
      'example-refused',
      `${answerOf(context, trial)} ends the questions${describeCriteria(context.question, questions, trial)}`,
      witness,
    );
  }
}

function isEnded(
  context: QuestionContext,
  earlier: readonly QuestionContext[],
  trial: GuestTrial,
  questions: readonly QuestionPlan[],
): void {
  for (const { name, place, conditions } of lastAnswers(earlier)) {
    const witness = trial.ever(conditions);
    if (witness === undefined) continue;
    const words = `The expected guest "${trial.guest.who}" may go on before "${context.question.id}" is asked: an answer to "${name}" is the last`;
    trial.report(place, 'example-not-refused', words, witness);
    return;
  }
  const entries = endings(context);
  const ended: Condition = {
    description: 'the answer ends the questions',
    holds: () => entries.some(({ index }) => decides(context, index).every(({ holds }) => holds())),
  };
  const witness = trial.always(ended);
  if (witness === undefined) {
    const deciding = entries.filter(({ index }) => trial.ever(decides(context, index)) !== undefined);
    if (deciding.length === 1) trial.hold(deciding[0]?.at, true);
    return;
  }
  const words = `The expected guest "${trial.guest.who}" may go on after "${context.question.id}"${describeCriteria(context.question, questions, trial)}`;
  trial.report(entries[0]?.at ?? below(context.place, 'answers'), 'example-not-refused', words, witness);
}

/** The notices of a question that have a condition. */
const notices = ({ question, place, model }: QuestionContext): readonly (Condition & { readonly place: Place })[] =>
  question.notices.flatMap(({ when }, index) =>
    when === undefined
      ? []
      : [
          {
            description: 'the notice is shown',
            place: below(place, 'messages', index, 'when'),
            holds: () => isShown([model.decide(when)]),
          },
        ],
  );

function isTold(context: QuestionContext, trial: GuestTrial): void {
  const all = notices(context);
  const some: Condition = { description: 'a notice is shown', holds: () => all.some(({ holds }) => holds()) };
  const witness = trial.always(some);
  if (witness === undefined) {
    const shown = all.filter((each) => trial.ever([each]) !== undefined);
    if (shown.length === 1) trial.hold(shown[0]?.place, true);
    return;
  }
  const words = `The expected guest "${trial.guest.who}" reads no notice at "${context.question.id}"`;
  trial.report(all[0]?.place ?? context.place, 'example-not-asked', words, witness);
}

function isNotTold(context: QuestionContext, trial: GuestTrial): void {
  for (const notice of notices(context)) {
    const witness = trial.ever([notice]);
    const words = `The expected guest "${trial.guest.who}" reads a notice at "${context.question.id}"`;
    if (witness === undefined) trial.hold(notice.place, false);
    else trial.report(notice.place, 'example-asked', words, witness);
  }
}
