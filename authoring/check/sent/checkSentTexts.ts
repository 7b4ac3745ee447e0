import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** A part of another document that a form sends with an answer. */
interface SentText {
  readonly pointer: string;
  readonly from: string;
  readonly to: unknown;
  readonly reference: string;
}

/** The part of another document that is the title of a field. */
interface Title {
  readonly field: string;
  readonly reference: string;
}

/**
 * Reports texts of another document that a form sends with the answer to a field, and that are the title of another
 * field, of this or of another form, or that it sends to two places: one of them is probably for the text beside it.
 */
export const checkSentTexts = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] => {
  const forms = documents
    .filter(({ file: { kind } }) => kind.name === formDefinition.name)
    .map(({ file: { name: document }, document: form }) => ({ document, form, titles: titlesIn(form) }));
  return forms.flatMap(({ document, form, titles }) => {
    const sent = sentTexts(form);
    const named = sent.flatMap((text) => {
      const isOwn = titles.some(({ reference }) => reference === text.reference);
      const other = isOwn
        ? titleOfAnother(text, titles)
        : forms.flatMap((each) => each.titles).find(({ reference }) => reference === text.reference);
      return other === undefined ? [] : [{ text, other }];
    });
    const others = sent.filter((each) => named.every(({ text }) => text.from !== each.from || text.to !== each.to));
    const of = ({ pointer, from, to, reference }: SentText, other: Title): AuthoringProblem => {
      const message = `"${reference}" is sent to "${to}" with the answer to "${from}", and is the title of "${other.field}".`;
      return { document, pointer, code: 'sent-as-another', message };
    };
    return [
      ...named
        // Both members of a line have the same fault.
        .filter(({ text }, index) => named.findIndex((each) => each.text.to === text.to) === index)
        .map(({ text, other }) => of(text, other)),
      ...others.flatMap(({ pointer, to, reference }, index): readonly AuthoringProblem[] => {
        const before = others.slice(0, index).find((each) => each.reference === reference && each.to !== to);
        if (before === undefined) return [];
        const message = `"${reference}" is sent to "${before.to}", and here to "${to}".`;
        return [{ document, pointer, code: 'same-text-twice', message }];
      }),
    ];
  });
};

/** The field that has the text as its title, where the field of the answer has another one. */
function titleOfAnother({ from, reference }: SentText, titles: readonly Title[]): Title | undefined {
  const own = titles.find(({ field }) => field === from);
  if (own === undefined || own.reference === reference) return undefined;
  return titles.find((title) => title.reference === reference);
}

const titlesIn = (form: unknown): readonly Title[] =>
  listMembers(readMember(form, 'pages')).flatMap(([, page]) =>
    listMembers(readMember(readMember(page, 'schema'), 'properties')).flatMap(([name, field]) => {
      const reference = readMember(readMember(field, 'title'), '$ref');
      return typeof reference === 'string' ? [{ field: `/${name}`, reference }] : [];
    }),
  );

function sentTexts(form: unknown): readonly SentText[] {
  const lines = [
    ...listMembers(readMember(form, 'payload')).map(([at, line]) => ({ at: `/payload/${at}`, line })),
    ...listMembers(readMember(form, 'pages')).flatMap(([page, value]) =>
      listMembers(readMember(value, 'payload')).map(([at, line]) => ({ at: `/pages/${page}/payload/${at}`, line })),
    ),
  ];
  return lines.flatMap(({ at, line }) =>
    ['send', 'otherwise'].flatMap((member): readonly SentText[] => {
      const reference = readMember(readMember(line, member), '$ref');
      if (typeof reference !== 'string') return [];
      return [
        { pointer: `${at}/${member}`, from: String(readMember(line, 'from')), to: readMember(line, 'to'), reference },
      ];
    }),
  );
}
