import { evaluateCondition, type Json, type QuestionPlan, UNKNOWN } from '#engine';

/** Where an answer leads. */
export type WayTo = { readonly to: 'next' | 'eligible' } | { readonly to: 'ineligible'; readonly message: string };

export interface Way {
  readonly target: WayTo;
  /** When it is taken, in words; empty where it always is. */
  readonly label: string;
}

type Entry = QuestionPlan['answers'][number];

/**
 * The ways out of a question. Where only its own answer decides, each is called by the answers that take it, else by
 * its condition.
 */
export function questionWays(question: QuestionPlan, wordsOf: (entry: Entry) => string): readonly Way[] {
  const found = new Map<string, { readonly target: WayTo; readonly labels: Set<string> }>();
  const note = (target: WayTo, label: string): void => {
    const name = JSON.stringify(target);
    const known = found.get(name) ?? { target, labels: new Set<string>() };
    known.labels.add(label);
    found.set(name, known);
  };
  const choices = choicesOf(question);
  for (const choice of choices) {
    const decided = question.answers.some((entry) => {
      const truth = isOwn(question, entry) ? evaluateCondition(entry.holds, scopeOf(question, choice.value)) : UNKNOWN;
      if (truth === false) return false;
      note(targetOf(entry), truth === true ? choice.title : wordsOf(entry));
      return truth === true;
    });
    if (!decided)
      note({ to: 'next' }, question.answers.every((entry) => isOwn(question, entry)) ? choice.title : 'otherwise');
  }
  const ways = [...found.values()];
  return ways.map(({ target, labels }) => ({
    target,
    label: ways.length === 1 ? '' : labels.size > most ? `${labels.size} answers` : [...labels].join(', '),
  }));
}

/** More answers than these are counted, not named. */
const most = 4;

/** What can be answered; of a date, one answer that nothing is known of. */
function choicesOf({
  type,
  options,
}: QuestionPlan): readonly { readonly value: Json | undefined; readonly title: string }[] {
  if (type === 'yesNo')
    return [
      { value: true, title: 'Yes' },
      { value: false, title: 'No' },
    ];
  return options.length > 0 ? options : [{ value: undefined, title: 'otherwise' }];
}

/** Whether the entry reads nothing but the answer itself, which is known. */
const isOwn = ({ id, type }: QuestionPlan, { holds }: Entry): boolean =>
  holds.reads.every(([root, name]) => type !== 'date' && (root === 'answers' || root === 'criteria') && name === id);

function scopeOf({ id, options }: QuestionPlan, value: Json | undefined) {
  const chosen = options.find((option) => option.value === value);
  return {
    answers: value === undefined ? {} : { [id]: value },
    criteria: chosen ? { [id]: chosen.criteria } : {},
    steps: {},
    settings: {},
    context: {},
  };
}

function targetOf({ submitAction, message = '' }: Entry): WayTo {
  if (submitAction === undefined) return { to: 'next' };
  return submitAction === 'schedule' ? { to: 'eligible' } : { to: 'ineligible', message };
}
