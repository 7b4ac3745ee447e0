import { escapeName } from '#engine';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentText } from './ContentText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import type { TranscludedDocument } from './TranscludedDocument.ts';

/** One of several choices, as a guest sees it. */
interface Choice {
  readonly pointer: string;
  readonly label: string;
  /** The value of a question's option. The compiler reports options with equal values. */
  readonly value?: unknown;
  /** Whether it is offered only on a condition; two such choices may never appear together. */
  readonly isConditional: boolean;
}

/**
 * Reports choices of one field, or buttons of one place, that a guest cannot tell apart: their labels differ only in
 * letter case and white space.
 */
export const checkLabels = (
  documents: readonly TranscludedDocument[],
  files: readonly ParsedDocument[],
): readonly AuthoringProblem[] => [...documents.flatMap(checkQuestionLabels), ...files.flatMap(checkLabelsOf)];

const forms = [formDefinition.name, eligibilityQuestions.name];

/** Members by which a guest tells the entries of a list apart. */
const headings = ['title', 'heading', 'label'];

function checkHeadings(document: string, { pointer, entries }: DocumentList): readonly AuthoringProblem[] {
  const said = entries.flatMap((entry, index) =>
    headings.flatMap((member) => {
      const text = readMember(entry, member);
      // What a choice looks like beside the others is looked for elsewhere.
      const isChoice = readMember(entry, 'const') !== undefined;
      return typeof text !== 'string' || isChoice ? [] : [{ pointer: `${pointer}/${index}/${member}`, member, text }];
    }),
  );
  return said.flatMap(({ pointer, member, text }, index): readonly AuthoringProblem[] => {
    const same = said
      .slice(0, index)
      .find((other) => other.member === member && normalizeLabel(other.text) === normalizeLabel(text));
    if (same === undefined) return [];
    const message = `Two entries of one list look the same: "${text}" stands at ${same.pointer}, too. Give each its own.`;
    return [{ document, pointer, code: 'same-label', message }];
  });
}

interface DocumentList {
  readonly pointer: string;
  readonly entries: readonly unknown[];
}

const listsIn = (value: unknown, pointer: string): readonly DocumentList[] => [
  ...(Array.isArray(value) ? [{ pointer, entries: value }] : []),
  ...listMembers(value).flatMap(([name, member]) => listsIn(member, `${pointer}/${escapeName(name)}`)),
];

/** The choices that the app itself offers: texts whose schema says that a guest sees them together. */
function checkChoicesOf(document: string, texts: readonly ContentText[]): readonly AuthoringProblem[] {
  const choices = texts.filter(({ choiceOf }) => choiceOf !== undefined);
  return choices.flatMap(({ pointer, text, choiceOf }, index) => {
    const same = choices
      .slice(0, index)
      .find((other) => other.choiceOf === choiceOf && normalizeLabel(other.text) === normalizeLabel(text));
    if (same === undefined) return [];
    const message = `Guests see this beside ${same.pointer}, which looks the same: "${same.text}". Give each its own label.`;
    return [{ document, pointer, code: 'same-label', message }];
  });
}

const checkLabelsOf = memoize(({ file: { kind, name }, document, texts }: ParsedDocument) => [
  ...checkChoicesOf(name, texts()),
  ...(forms.includes(kind.name) ? [] : listsIn(document, '').flatMap((list) => checkHeadings(name, list))),
]);

const checkQuestionLabels = memoize(({ kind, name, document }: TranscludedDocument) =>
  (forms.includes(kind) ? choicesIn(document, '') : []).flatMap((choices) =>
    findEqualLabels(choices).map((problem): AuthoringProblem => ({ document: name, ...problem })),
  ),
);

function findEqualLabels(choices: readonly Choice[]): readonly Omit<AuthoringProblem, 'document'>[] {
  return choices.flatMap((choice, index) => {
    const { pointer, label } = choice;
    const same = choices.slice(0, index).find((other) => haveSameLabel(choice, other));
    if (same === undefined) return [];
    const message = `Two choices of one question look the same: "${same.label}" and "${label}". Give each its own label.`;
    return [{ pointer, code: 'same-label', message }];
  });
}

const haveSameLabel = (one: Choice, other: Choice): boolean =>
  normalizeLabel(one.label) === normalizeLabel(other.label) &&
  !(one.isConditional && other.isConditional) &&
  (one.value === undefined || one.value !== other.value);

const normalizeLabel = (label: string): string => label.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The choices of every field of a form and of every question. Choices of settings are left out because only authors see
 * them.
 */
function choicesIn(value: unknown, pointer: string): readonly (readonly Choice[])[] {
  return listMembers(value).flatMap(([name, member]) => {
    const at = `${pointer}/${escapeName(name)}`;
    if (name === 'settings') return [];
    const isChoices = Array.isArray(member) && ['enum', 'oneOf', 'options'].includes(name);
    return isChoices
      ? [member.flatMap((choice, index) => parseChoice(choice, `${at}/${index}`))]
      : choicesIn(member, at);
  });
}

function parseChoice(choice: unknown, pointer: string): readonly Choice[] {
  if (typeof choice === 'string') return [{ pointer, label: choice, isConditional: false }];
  const { value, title, when } = Object.fromEntries(listMembers(choice));
  return typeof title === 'string'
    ? [{ pointer: `${pointer}/title`, label: title, value, isConditional: when !== undefined }]
    : [];
}
