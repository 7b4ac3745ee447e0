import { escapeName, type FormDefinition, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Words of names that exclude each other where a form has fields of both: `PRIMARY-memberId`, `SECONDARY-memberId`. */
const sides = ['primary', 'secondary'] as const;

/** Words that a guest reads at one or several fields. */
interface Said {
  readonly pointer: string;
  readonly fields: readonly string[];
  readonly text: string;
}

/** Reports labels, headings and messages of primary fields that say "secondary", and of secondary ones that say "primary". */
export const checkSidesOfNames = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: { pages } }) =>
    pages.flatMap((page, index) =>
      saidOf(page, `/pages/${index}`).flatMap(({ pointer, fields, text }): readonly AuthoringProblem[] => {
        const [own, ...others] = new Set(fields.map(sideOf));
        const other = sides.find((side) => side !== own && hasWord(text, side));
        if (own === undefined || others.length > 0 || other === undefined || hasWord(text, own)) return [];
        const message = `"${fields.join('", "')}" would be read as the ${other}: "${text}".`;
        return [atOrigin<AuthoringProblem>({ document, pointer, code: 'says-another-choice', message })];
      }),
    ),
  );

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`, 'i').test(text);

/** The side of a field that is named by it first: "secondary" for `SECONDARY-memberId`. */
const sideOf = (field: string) => sides.find((side) => field.toLowerCase().startsWith(`${side}-`));

function saidOf({ schema, uiSchema, messages }: FormDefinition['pages'][number], at: string): readonly Said[] {
  const titles = listMembers(readMember(schema, 'properties')).map(([name, field]) => ({
    pointer: `${at}/schema/properties/${escapeName(name)}/title`,
    fields: [name],
    text: readMember(field, 'title'),
  }));
  const worded = listMembers(messages).flatMap(([path, texts]) =>
    listMembers(texts).map(([keyword, text]) => ({
      pointer: `${at}/messages/${escapeName(path)}/${keyword}`,
      fields: [path.slice(1)],
      text,
    })),
  );
  const sections = listMembers(readMember(uiSchema, 'ui:sections'));
  const isAlone = (title: unknown): boolean =>
    sections.filter(([, value]) => readMember(value, 'title') === title).length === 1;
  // Two sections with one heading are reported as that.
  const headings = sections
    .filter(([, value]) => isAlone(readMember(value, 'title')))
    .map(([section, value]) => ({
      pointer: `${at}/uiSchema/ui:sections/${section}/title`,
      fields: listMembers(readMember(value, 'fields')).map(([, field]) => String(field)),
      text: readMember(value, 'title'),
    }));
  return [...titles, ...worded, ...headings].flatMap(({ text, ...said }) =>
    typeof text === 'string' ? [{ ...said, text }] : [],
  );
}
