import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A question of a form or a prescreen, among those that stand on one page, or one after the other. */
export interface AskedInOrder {
  readonly name: string;
  /** The conditions that show it, or for which it is skipped. */
  readonly conditions: readonly (Place & { readonly when: unknown })[];
  /** The names of the answers that these read, also by the names of conditions. */
  readonly reads: readonly string[];
  /** Whether it belongs to the question above it. */
  readonly isInset: boolean;
  /** Whether it is a yes or no, or one choice, that decides nothing: no rule of any document reads it. */
  readonly isUnreadChoice: boolean;
}

type Read = Pick<CheckedDocuments, 'definitions' | 'questionnaires' | 'prescreens' | 'configurations'>;

/** The questions of all pages and questionnaires, in the order in which a guest meets them. */
export const askedInOrder = (read: Read): readonly (readonly AskedInOrder[])[] => {
  const laterReads = new Set(
    [...read.definitions, ...read.questionnaires, ...read.prescreens, ...read.configurations]
      .flatMap(({ document }) => namesRead(document))
      .flatMap((path) => /^steps\.[^.]+\.([^.]+)/.exec(path)?.[1] ?? []),
  );
  return [...pagesInOrder(read, laterReads), ...questionsInOrder(read)];
};

const pagesInOrder = ({ definitions }: Read, laterReads: ReadonlySet<string>): readonly (readonly AskedInOrder[])[] =>
  definitions.flatMap(({ name: document, document: form }) => {
    const own = answersRead(form, form.conditions);
    const names = form.pages.flatMap(({ schema }) =>
      listMembers(readMember(schema, 'properties')).map(([name]) => name),
    );
    // A name that is misspelled may be meant for any question.
    const isSure = own.every((name) => names.includes(name));
    return form.pages.map(({ schema, uiSchema, rules = [] }, page) => {
      const order = listMembers(readMember(uiSchema, 'ui:order')).map(([, name]) => name);
      const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
      const fields = listMembers(readMember(schema, 'properties'));
      return fields
        .toSorted(([one], [other]) => place(one) - place(other))
        .map(([name, field]): AskedInOrder => {
          const conditions = rules.flatMap((rule, index) =>
            'show' in rule && rule.show.includes(`/${escapeName(name)}`)
              ? [{ document, pointer: `/pages/${page}/rules/${index}/when`, when: rule.when }]
              : [],
          );
          const ui = readMember(uiSchema, name);
          return {
            name,
            conditions,
            reads: conditions.flatMap(({ when }) => answersRead(when, form.conditions)),
            isInset: (readMember(ui, 'ui:inset') ?? readMember(readMember(ui, 'ui:options'), 'inset')) === true,
            isUnreadChoice: isSure && isChoice(field) && !own.includes(name) && !laterReads.has(name),
          };
        });
    });
  });

const isChoice = (field: unknown): boolean =>
  readMember(field, 'type') === 'boolean' ||
  (readMember(field, 'type') === 'string' && (readMember(field, 'enum') ?? readMember(field, 'oneOf')) !== undefined);

const questionsInOrder = ({ questionnaires, prescreens }: Read): readonly (readonly AskedInOrder[])[] =>
  questionnaires.map(({ id, name: document, document: { questions, conditions } }) => {
    const asking = prescreens.filter((prescreen) => prescreen.document.questions === id);
    const own = [...answersRead(questions, conditions), ...asking.flatMap((each) => answersRead(each.document, {}))];
    const isSure = own.every((name) => questions.some(({ id: each }) => each === name));
    return questions.map((question, index): AskedInOrder => {
      const { id: name, type, skipWhen, answers = [] } = question;
      const decides = answers.some(
        (answer) => (readMember(answer, 'when') ?? readMember(answer, 'submitAction')) !== undefined,
      );
      return {
        name,
        conditions:
          skipWhen === undefined ? [] : [{ document, pointer: `/questions/${index}/skipWhen`, when: skipWhen }],
        reads: answersRead(skipWhen, conditions),
        isInset: false,
        isUnreadChoice:
          isSure && (type === 'yesNo' || type === 'radio' || type === 'dropdown') && !decides && !own.includes(name),
      };
    });
  });

/** The names of the answers that a part of a document reads, also in the conditions that it names. */
function answersRead(part: unknown, conditions: unknown): readonly string[] {
  const named = listMembers(conditions).flatMap(([name, rule]) => (usesCondition(part, name) ? [rule] : []));
  return [part, ...named].flatMap(namesRead).flatMap((path) => /^answers\.([^.]+)/.exec(path)?.[1] ?? []);
}

const usesCondition = (part: unknown, name: string): boolean =>
  readMember(part, 'rule') === name || listMembers(part).some(([, inner]) => usesCondition(inner, name));

const namesRead = (rule: unknown): readonly string[] => {
  const path = readMember(rule, 'var');
  return [...(typeof path === 'string' ? [path] : []), ...listMembers(rule).flatMap(([, part]) => namesRead(part))];
};
