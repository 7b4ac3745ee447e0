import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

interface Section {
  readonly pointer: string;
  readonly title: string;
  /** The places in the request to which its answers go. */
  readonly places: readonly string[];
}

/**
 * Reports two sections of a page with one heading, and fields of a secondary insurance that stand in another section than
 * those of the primary one. Sections that stand for each other, as one for a carrier of the list
 * and one for a carrier that is typed, send their answers to the same places.
 */
export const checkSectionTitles = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = definitions.flatMap(({ name: document, document: form }) =>
    form.pages.flatMap((_, page) => {
      const strays = straysIn(readMember(form.pages[page]?.uiSchema, 'ui:sections')).map((found) =>
        atOrigin<AuthoringProblem>({
          document,
          ...found,
          pointer: `/pages/${page}/uiSchema/ui:sections/${found.pointer}`,
        }),
      );
      if (strays.length > 0) return strays;
      const sections = sectionsOf(form, page);
      return sections.flatMap((section, index): readonly AuthoringProblem[] => {
        const same = sections.slice(0, index).find((other) => areConfused(section, other));
        if (same === undefined) return [];
        const message = `Two sections of this page have the heading "${section.title}". Give each its own.`;
        return [atOrigin({ document, pointer: section.pointer, code: 'same-label', message } as const)];
      });
    }),
  );
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

const areConfused = (one: Section, other: Section): boolean =>
  one.title.trim().toLowerCase() === other.title.trim().toLowerCase() &&
  !one.places.some((place) => other.places.includes(place));

function sectionsOf(form: Checked<FormDefinition>['document'], page: number): readonly Section[] {
  const lines = [...(form.payload ?? []), ...(form.pages[page]?.payload ?? [])];
  const sections = readMember(form.pages[page]?.uiSchema, 'ui:sections');
  return listMembers(sections).flatMap(([index, section]): readonly Section[] => {
    const title = readMember(section, 'title');
    if (typeof title !== 'string') return [];
    const fields = listMembers(readMember(section, 'fields')).map(([, field]) => `/${field}`);
    const places = lines.flatMap(({ from, to }) => (fields.includes(from) ? [to] : []));
    return [{ pointer: `/pages/${page}/uiSchema/ui:sections/${index}/title`, title, places }];
  });
}

const SIDE = /\b(primary|secondary)\b/i;

/** Without the side that it names first. */
const withoutSide = (name: string): string => name.replace(SIDE, '').trim().toLowerCase();

/** Fields of one side in another section than their like, where their side has a section like that. */
function straysIn(sections: unknown): readonly Pick<AuthoringProblem, 'pointer' | 'code' | 'message'>[] {
  const placed = listMembers(sections).flatMap(([section, value]) => {
    const title = String(readMember(value, 'title'));
    return listMembers(readMember(value, 'fields')).flatMap(([at, field]) => {
      const [, side] = SIDE.exec(String(field)) ?? [];
      if (side === undefined || !SIDE.test(title)) return [];
      return [{ pointer: `${section}/fields/${at}`, name: String(field), side, title }];
    });
  });
  return placed
    .flatMap(({ pointer, name, side, title }, index) => {
      const like = placed
        .slice(0, index)
        .find((each) => each.side !== side && withoutSide(each.name) === withoutSide(name));
      const isThere = (each: (typeof placed)[number]): boolean =>
        each.side === side && withoutSide(each.title) === withoutSide(like?.title ?? '');
      if (like === undefined || withoutSide(like.title) === withoutSide(title) || !placed.some(isThere)) return [];
      const message = `"${name}" stands below "${title}", and "${like.name}" below "${like.title}".`;
      return [{ pointer, code: 'says-another-choice' as const, message }];
    })
    .slice(0, 1);
}
