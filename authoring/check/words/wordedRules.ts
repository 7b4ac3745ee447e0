import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A rule, and the words that guests read because of it. */
export interface WordedRule extends Place {
  readonly rule: unknown;
  /** Of the question whose answer is refused. */
  readonly skipWhen?: unknown;
  readonly words: unknown;
  /** Whether the rule is what an answer has to fulfil; otherwise it says when the words are read. */
  readonly isCheck?: boolean;
  /** As rules read the answer that is checked. */
  readonly checked?: string;
}

/** The rules of questions and forms that refuse an answer, or explain it. */
export const wordedRules = ({
  questionnaires,
  definitions,
}: Pick<CheckedDocuments, 'questionnaires' | 'definitions'>): readonly WordedRule[] => [
  ...questionnaires.flatMap(({ name, document }) =>
    document.questions.flatMap(
      ({ id, skipWhen, checks = [], answers = [], messages = [] }, index): readonly WordedRule[] => {
        const at = (member: string, each: number, text: string): Place => ({
          document: name,
          pointer: `/questions/${index}/${member}/${each}/${text}`,
        });
        return [
          ...checks.map(({ that, message }, each) => ({
            ...at('checks', each, 'message'),
            rule: that,
            words: message,
            isCheck: true,
            checked: `answers.${id}`,
          })),
          ...answers.map((answer, each) => ({
            ...at('answers', each, 'message'),
            rule: readMember(answer, 'when'),
            skipWhen,
            words: readMember(answer, 'message'),
          })),
          ...messages.map(({ when, text }, each) => ({ ...at('messages', each, 'text'), rule: when, words: text })),
        ];
      },
    ),
  ),
  ...definitions.flatMap(({ name, document }) =>
    document.pages.flatMap(({ rules = [], messages }, index) =>
      rules.flatMap((rule): readonly WordedRule[] => {
        if (!('check' in rule)) return [];
        const { check, that, message } = rule;
        const pointer = `/pages/${index}/messages/${escapeName(check)}/${message}`;
        return [
          {
            document: name,
            pointer,
            rule: that,
            words: readMember(readMember(messages, check), message),
            isCheck: true,
            checked: check.includes('/-/') ? `entry.${check.split('/').at(-1)}` : `answers.${check.slice(1)}`,
          },
        ];
      }),
    ),
  ),
];

/** The rules of forms that show a notice, which has no answer, with its words. */
export const wordedNotices = ({ definitions }: Pick<CheckedDocuments, 'definitions'>): readonly WordedRule[] =>
  definitions.flatMap(({ name: document, document: { pages } }) =>
    pages.flatMap(({ rules = [], schema }, index) =>
      rules.flatMap((rule) =>
        'show' in rule ? rule.show.flatMap((shown) => noticeWords({ document, rule, shown, index, schema })) : [],
      ),
    ),
  );

function noticeWords({ document, rule, shown, index, schema }: ShownNotice): readonly WordedRule[] {
  const field = readMember(readMember(schema, 'properties'), shown.slice(1));
  if (readMember(field, 'type') !== 'object' || listMembers(readMember(field, 'properties')).length > 0) return [];
  return ['title', 'description'].map((member) => ({
    document,
    pointer: `/pages/${index}/schema/properties${shown}/${member}`,
    rule: rule.when,
    words: readMember(field, member),
  }));
}

interface ShownNotice extends Pick<Place, 'document'> {
  readonly rule: { readonly when: unknown };
  /** As the rule names it. */
  readonly shown: string;
  /** Of the page. */
  readonly index: number;
  readonly schema: unknown;
}
