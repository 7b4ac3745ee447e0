import type { RequestContract } from '../../proof/request/RequestContract.ts';
import type { Change, Found } from '../Change.ts';
import { placeOf } from '../forms/compareFields.ts';
import type { Rules } from '../rules/openRules.ts';
import { findField } from '../rules/Side.ts';
import { listLines, type SentLine, sentAnswers, sourceOf } from './SentLine.ts';

/** What requests carry differently. */
export function compareLines(rules: Rules, contract: RequestContract): readonly Change[] {
  const [was, is] = [listLines(rules.before, rules), listLines(rules.after, rules)];
  const same = (line: SentLine, lines: readonly SentLine[]) =>
    lines.find((each) => sourceOf(each) === sourceOf(line) && each.to === line.to);
  const gone = was.filter((line) => same(line, is) === undefined);
  const added = is.filter((line) => same(line, was) === undefined);
  const isFrom = (line: SentLine) => (each: SentLine) => sourceOf(each) === sourceOf(line);
  return [
    ...was.flatMap((line) => {
      const twin = same(line, is);
      return twin === undefined ? [] : compareSent(line, twin, contract).map((found) => change(line, found));
    }),
    ...gone
      .filter((line) => !added.some(isFrom(line)))
      .map((line) => change(line, look(`The answer to "${line.from}" is no longer sent to "${line.to}".`))),
    ...added.map((line) => change(line, describeAdded(line, gone.find(isFrom(line)), was, rules))),
  ];
}

const look = (message: string): Found => ({ verdict: 'look', message });

const change = ({ placed }: SentLine, found: Found): Change => ({
  concern: 'request',
  place: placeOf(placed),
  ...found,
});

/**
 * Where an answer goes that did not go there. If the place had the answer to another question, a known answer would be
 * read as one to that. A new question may have taken the other one's place.
 */
function describeAdded(
  line: SentLine,
  moved: SentLine | undefined,
  was: readonly SentLine[],
  { before }: Pick<Rules, 'before'>,
): Found {
  const { from, to } = line;
  const [owner] = was.filter((each) => each.to === to);
  const elsewhere = moved === undefined ? 'is sent' : `is sent to "${to}", not to "${moved.to}"`;
  if (owner === undefined)
    return look(
      moved === undefined
        ? `The answer to "${from}" is sent, too, to "${to}".`
        : `The answer to "${from}" ${elsewhere}.`,
    );
  const sentence = `The answer to "${from}" is sent to "${to}", which had the answer to "${owner.from}".`;
  const wasAsked = findField(before, line.placed.step.step.id, line.placed.field) !== undefined;
  return wasAsked ? { verdict: 'breaks', message: sentence } : look(sentence);
}

/** Whether the same answer is sent in another way. */
function compareSent(was: SentLine, is: SentLine, contract: RequestContract): readonly Found[] {
  const [before, after] = [sentAnswers(was, contract), sentAnswers(is, contract)];
  const differing = [...before].flatMap(([answer, sent]) => {
    const now = after.get(answer);
    return now === undefined || now === sent ? [] : [describeSent(was.from, answer, [sent, now], before)];
  });
  const otherwise =
    was.otherwise === is.otherwise
      ? []
      : [look(`Without an answer to "${was.from}", ${show(is.otherwise)} is sent, not ${show(was.otherwise)}.`)];
  const label =
    was.label === is.label
      ? []
      : [look(`The answer to "${was.from}" is sent with the label "${is.label}", not "${was.label}".`)];
  const found = [...differing, ...otherwise, ...label];
  const isWritten = was.as === is.as && was.send === is.send;
  if (found.length > 0 || isWritten) return found;
  return [{ verdict: 'safe', message: `The line of "${was.from}" is written otherwise, and sends the same.` }];
}

/** An answer that is sent as another one was is no longer told apart from it. */
function describeSent(
  from: string,
  answer: string,
  [was, is]: readonly [string, string],
  before: ReadonlyMap<string, string>,
): Found {
  if (is === 'null') return look(`The answer ${answer} to "${from}" is no longer sent; it was sent as ${was}.`);
  const message = `The answer ${answer} to "${from}" is sent as ${is}, not as ${was}.`;
  const isAnother = [...before].some(([other, sent]) => other !== answer && sent === is);
  return { verdict: isAnother ? 'breaks' : 'look', message };
}

const show = (value: SentLine['otherwise']): string => (value === undefined ? 'nothing' : JSON.stringify(value));
