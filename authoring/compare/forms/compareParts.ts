import type { Found } from '../Change.ts';
import { shorten, shortenBoth } from '../report/shorten.ts';
import type { FieldParts } from './describeField.ts';

/** The differences between two versions of a field that guests see, whatever is answered elsewhere. */
export const compareParts = (name: string, before: FieldParts, after: FieldParts): readonly Found[] => [
  ...compareMaps(before.kinds, after.kinds, (at, was, is) => `${quote(name, at, 'kind')} takes ${is}, not ${was}`),
  ...compareWords(name, before.words, after.words),
  ...compareOptions(name, before.options, after.options),
  ...compareMaps(before.limits, after.limits, (at, was, is) => `The limit "${at}" of "${name}" is ${is}, not ${was}`),
  ...compareMaps(before.look, after.look, (at, was, is) => `"${name}" looks different: "${at}" is ${is}, not ${was}`),
];

/** The differences between texts that a guest reads, by what they are. */
export function compareWords(
  name: string,
  old: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly Found[] {
  const quoted = (text: string) => JSON.stringify(shorten(text));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((at) => {
    const [was, is] = [old.get(at), now.get(at)];
    if (was === is) return [];
    if (was === undefined) return [look(`"${name}" has a new ${at}: ${quoted(is ?? '')}.`)];
    if (is === undefined) return [look(`"${name}" has lost its ${at}: ${quoted(was)}.`)];
    const [before, after] = shortenBoth(was, is);
    return [look(`The ${at} of "${name}" was ${JSON.stringify(before)} and is ${JSON.stringify(after)}.`)];
  });
}

type Say = (at: string, was: string, is: string) => string;

/** One change for each name whose value differs; `none` stands for a value that is not there. */
function compareMaps(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  say: Say,
): readonly Found[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((at) => {
    const [was, is] = [before.get(at), after.get(at)];
    return was === is ? [] : [look(`${say(at, was ?? 'none', is ?? 'none')}.`)];
  });
}

const look = (message: string): Found => ({ verdict: 'look', message });

const quote = (name: string, at: string, last: string): string => {
  const inner = at.slice(0, -last.length).trim();
  return inner === '' ? `"${name}"` : `"${inner}" of "${name}"`;
};

type Options = FieldParts['options'];

function compareOptions(name: string, before: Options, after: Options): readonly Found[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  return places.flatMap((at) => {
    const whose = at === '' ? `"${name}"` : `"${at.trim()}" of "${name}"`;
    const [was, is] = [before.get(at), after.get(at)];
    if (was === undefined) return [look(`${whose} has choices now, and took any answer before.`)];
    if (is === undefined) return [look(`${whose} takes any answer now, and had choices before.`)];
    return compareChoices(whose, was, is);
  });
}

function compareChoices(
  whose: string,
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): readonly Found[] {
  const changes: Found[] = [];
  for (const [value, words] of was) if (!is.has(value)) changes.push(look(`${whose} has lost the option "${words}".`));
  for (const [value, words] of is) {
    const before = was.get(value);
    if (before === undefined) changes.push(look(`${whose} has a new option "${words}".`));
    else if (before !== words) changes.push(rename(whose, value, before, words, was));
  }
  const stay = (options: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string =>
    [...options.keys()].filter((value) => others.has(value)).join();
  if (stay(was, is) !== stay(is, was)) changes.push(look(`The options of ${whose} stand in another order.`));
  return changes;
}

/** Words that stood for another value before would make the request say something that no guest has answered. */
function rename(whose: string, value: string, before: string, words: string, was: ReadonlyMap<string, string>): Found {
  const [other] = [...was].find(([each, text]) => each !== value && text === words) ?? [];
  return other === undefined
    ? look(`The option "${before}" of ${whose} is called "${words}" now.`)
    : {
        verdict: 'breaks',
        message: `The option "${words}" of ${whose} is sent as ${value} now, which was "${before}"; it was sent as ${other}.`,
      };
}
