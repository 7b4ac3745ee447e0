import { coerceString } from '../json/coerceString.ts';
import { isObject } from '../json/Json.ts';

/** Fields that are shown together under a title. */
interface Section {
  /** The section's index in the document. */
  readonly index: number;
  readonly title: string;
  readonly names: readonly string[];
}

const parseSection = (section: unknown, index: number): Section | undefined =>
  isObject(section) && typeof section.title === 'string' && Array.isArray(section.fields)
    ? { index, title: section.title, names: section.fields.map(coerceString) }
    : undefined;

/**
 * The shown fields in their order. The fields of a section (`ui:sections`) are together, at the place of its first
 * shown field. A section without shown fields is left out.
 */
export function groupIntoSections(names: readonly string[], sections: unknown): readonly (string | Section)[] {
  const parsed = (Array.isArray(sections) ? sections : []).flatMap(
    (section: unknown, index) => parseSection(section, index) ?? [],
  );
  const begun = new Set<Section>();
  return names.flatMap((name): readonly (string | Section)[] => {
    const section = parsed.find((each) => each.names.includes(name));
    if (section === undefined) return [name];
    if (begun.has(section)) return [];
    begun.add(section);
    return [{ ...section, names: names.filter((each) => section.names.includes(each)) }];
  });
}
