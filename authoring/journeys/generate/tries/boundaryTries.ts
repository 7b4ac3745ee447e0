import type { Json } from '#engine';
import { classifySchema, listChoices } from '../../../proof/domains/classifySchema.ts';
import { type AnsweredField, dayAfter } from '../tell/candidateAnswers.ts';
import { type Tried, type TriedPage, toldAnswers } from './pageTrier.ts';

/** Two answers beside each other of which something else comes. */
export interface Boundary {
  /** The same wherever the same page tells them apart in the same way. */
  readonly key: string;
  readonly tries: readonly Tried[];
}

/** Answers in an order, by whole numbers. */
interface Scale {
  readonly from: readonly number[];
  readonly answerAt: (index: number) => Json;
}

/**
 * The answers at which something else comes of a field: a date, a number, the length of a text or of a list. They are
 * found by halving, so that a limit that moves by one is noticed.
 */
export function findBoundaries(page: TriedPage, today: string): readonly Boundary[] {
  return page.fields.flatMap(({ name, ...field }) => {
    const scale = scaleOf(field, today);
    if (scale === undefined) return [];
    const look = (indices: readonly number[]): readonly Tried[] =>
      page.tryAll(indices.map((index) => toldAnswers({ [name]: scale.answerAt(index) })));
    const first = look(scale.from);
    return scale.from.slice(1).flatMap((high, at): readonly Boundary[] => {
      const [below, above] = [first[at], first[at + 1]];
      const low = scale.from[at];
      if (below === undefined || above === undefined || low === undefined || comesTo(below) === comesTo(above))
        return [];
      const pair = halve(low, high, below, above, (index) => look([index])[0]);
      return pair.length < 2 ? [] : [{ key: `${page.place} ${name}: ${pair.map(comesTo).join(' | ')}`, tries: pair }];
    });
  });
}

function halve(
  low: number,
  high: number,
  below: Tried,
  above: Tried,
  look: (index: number) => Tried | undefined,
): readonly Tried[] {
  let [from, to, before, after] = [low, high, below, above];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    const here = look(middle);
    if (here === undefined) return [];
    if (comesTo(here) === comesTo(before)) [from, before] = [middle, here];
    else [to, after] = [middle, here];
  }
  return [before, after];
}

/** What comes of a try, without the answers themselves. */
const comesTo = ({ result: { answers: _answers, ...result } }: Tried): string => JSON.stringify(result);

/** Days from today: every year of a childhood, then every ten, and the weeks around today. */
const days: readonly number[] = [
  ...Array.from({ length: 11 }, (_, at) => (at - 13) * 3652),
  ...Array.from({ length: 25 }, (_, at) => (at - 25) * 365 - 30),
  ...[-340, -180, -90, -45, -21, -7, -1, 0, 1, 7, 21, 45, 90, 180, 365, 730, 3652],
].toSorted((a, b) => a - b);

function scaleOf({ schema, uiSchema: _look }: AnsweredField, today: string): Scale | undefined {
  switch (classifySchema(schema)) {
    case 'date': {
      return { from: days, answerAt: (days) => dayAfter(today, days) };
    }
    case 'number': {
      if (schema.type !== 'integer') return undefined;
      const [low, high] = [schema.minimum ?? 0, schema.maximum ?? 200];
      return {
        from: [low, ...[1, 2, 5, 10, 18, 50, 100].filter((each) => each > low && each < high), high],
        answerAt: (index) => index,
      };
    }
    case 'text': {
      if (schema.pattern !== undefined || schema.format !== undefined) return undefined;
      const most = schema.maxLength ?? 400;
      return { from: [1, most], answerAt: (length) => 'x'.repeat(length) };
    }
    case 'list': {
      const choices = listChoices(schema.items ?? {});
      if (choices === undefined || choices.length < 2) return undefined;
      const most = Math.min(choices.length, schema.maxItems ?? choices.length);
      return { from: Array.from({ length: most }, (_, at) => at + 1), answerAt: (length) => choices.slice(0, length) };
    }
    default:
      return undefined;
  }
}
