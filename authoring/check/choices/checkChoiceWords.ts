import { escapeName } from '#engine';
import { states } from '../../../schemas/states.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/** An entry of a list of choices: guests read the title, and rules and request go by the value. */
interface Choice {
  readonly pointer: string;
  readonly value: string;
  readonly title: string;
}

/**
 * Reports lists of choices in which the words of one say the value of another: the code of a state beside another state's
 * name, "yes" beside "No", "partA" beside "Part B", "treated" beside "It is not treated", "lately" beside "More than 4 weeks
 * ago". Each list is reported once.
 */
export const checkChoiceWords = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) =>
    choiceListsIn(value, '').flatMap((choices, _, lists): readonly AuthoringProblem[] => {
      const [first, second] = choices.filter((choice) => saysAnother(choice, choices));
      if (first === undefined) return titledAsOther(choices, lists).map((found) => ({ document, ...found }));
      const more = second === undefined ? '' : `, as those who read "${second.title}" choose "${second.value}"`;
      const message = `Guests read "${first.title}" and choose "${first.value}"${more}.`;
      return [{ document, pointer: `${first.pointer}/title`, code: 'says-another-choice', message }];
    }),
  );

function choiceListsIn(value: unknown, pointer: string): readonly (readonly Choice[])[] {
  const inner = listMembers(value).flatMap(([name, member]) => choiceListsIn(member, `${pointer}/${escapeName(name)}`));
  if (!Array.isArray(value)) return inner;
  const choices = listMembers(value).flatMap(([at, entry]): readonly Choice[] => {
    const [of, title] = [readMember(entry, 'const') ?? readMember(entry, 'value'), readMember(entry, 'title')];
    return typeof of === 'string' && typeof title === 'string'
      ? [{ pointer: `${pointer}/${at}`, value: of, title }]
      : [];
  });
  return choices.length < 2 ? inner : [...inner, choices];
}

/** A title that has nothing of its value, and elsewhere in the document stands beside a value that it names. */
const titledAsOther = (
  choices: readonly Choice[],
  lists: readonly (readonly Choice[])[],
): readonly Omit<AuthoringProblem, 'document'>[] =>
  choices.flatMap((choice) => {
    if (namesValue(choice)) return [];
    const { pointer, title, value } = choice;
    const other = lists.flat().find((each) => each.title === title && each.value !== value && namesValue(each));
    if (other === undefined) return [];
    const message = `Guests read "${title}" and choose "${value}"; at ${other.pointer} they choose "${other.value}" by it.`;
    return [{ pointer: `${pointer}/title`, code: 'says-another-choice', message }];
  });

const namesValue = ({ value, title }: Choice): boolean =>
  listWords(value).some((word) => hasWord(listWords(title), word));

const saysAnother = (choice: Choice, all: readonly Choice[]): boolean =>
  isOtherState(choice) ||
  isOpposite(choice) ||
  isOtherTime(choice) ||
  isOtherLetter(choice) ||
  isDenied(choice, all) ||
  isLesserYes(choice, all);

function isOtherState({ value, title }: Choice): boolean {
  const own = states[value];
  const said = title.trim().toLowerCase();
  return (
    own !== undefined && own.toLowerCase() !== said && Object.values(states).some((name) => name.toLowerCase() === said)
  );
}

/** What answers say, as values and as titles. */
const answers = [
  { value: /^yes$/i, title: /^yes\b/i },
  { value: /^no$/i, title: /^no\b/i },
  {
    value: /^(?:unsure|notSure|unknown|dontKnow)$/i,
    title: /^(?:i am |i['’]m )?(?:not sure|unsure)\b|^i do(?:n['’]t| not) know\b/i,
  },
];

function isOpposite({ value, title }: Choice): boolean {
  const own = answers.find((answer) => answer.value.test(value));
  const said = answers.find((answer) => answer.title.test(title));
  return own !== undefined && said !== undefined && own !== said;
}

const recent = {
  value: ['recent', 'recently', 'lately'],
  title: /\b(?:in|within|during|over) the (?:last|past)\b|\bless than\b.*\bago\b/i,
};

const earlier = {
  value: ['ago', 'earlier', 'formerly'],
  title: /\b(?:more than|over|at least)\b.*\bago\b|\blonger ago\b/i,
};

function isOtherTime({ value, title }: Choice): boolean {
  const words = listWords(value);
  return [
    [recent, earlier],
    [earlier, recent],
  ].some(
    ([own, other]) =>
      own?.value.some((word) => words.includes(word)) === true &&
      other?.title.test(title) === true &&
      !own.title.test(title),
  );
}

/** "Part B" for `partA`. */
function isOtherLetter({ value, title }: Choice): boolean {
  const [, first = '', rest, own = ''] = /^(\p{L})(\p{L}{2,}?)[-_ ]?([A-Z]|\d)$/u.exec(value) ?? [];
  if (rest === undefined) return false;
  const pattern = new RegExp(`\\b[${first.toLowerCase()}${first.toUpperCase()}]${rest} ([A-Z]|\\d)\\b`, 'g');
  const said = [...title.matchAll(pattern)].map(([, letter]) => letter);
  return said.length > 0 && !said.includes(own);
}

const DENIAL = /\b(?:not|no|never|without)\b|n['’]t\b/i;

/** "It is not treated" for `treated`, and "It is treated" for `untreated`, where both can be chosen. */
function isDenied({ value, title }: Choice, all: readonly Choice[]): boolean {
  const own = value.replace(/^un/, '');
  const isUn = own !== value;
  if (!/^\p{L}+$/u.test(value) || !all.some((other) => other.value === (isUn ? own : `un${own}`))) return false;
  const said = new RegExp(`\\b(un|(?:not|never) (?:yet )?)?${own}\\b`, 'i').exec(title);
  if (said === null) return false;
  return isUn ? said[1] === undefined && !DENIAL.test(title) : said[1] !== undefined;
}

/** A yes that takes back a part of what another one says: "Yes, but I have no proof" for `yes`. */
const isLesserYes = ({ value, title }: Choice, all: readonly Choice[]): boolean =>
  value === 'yes' &&
  /^yes\b.*\bbut\b.*\b(?:no(?! (?:longer|more)\b)|without)\b/i.test(title) &&
  all.some((other) => other.value !== value && /^yes\b/i.test(other.title) && !DENIAL.test(other.title));
