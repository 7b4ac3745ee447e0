import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { coerceString } from '../../json/coerceString.ts';
import { isObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';

/** Problems of `ui:sections`: a wrong shape, fields that do not exist, and fields in two sections. */
export function sectionsProblems(sections: unknown, schema: JsonSchema, at: Place): readonly ContentProblem[] {
  const known = Object.keys(schema.properties ?? {});
  const seen = new Set<string>();
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [undefined];
  return list.flatMap((section, index) => {
    if (!isObject(section) || typeof section.title !== 'string' || !Array.isArray(section.fields))
      return [
        problem(
          inside(at, index),
          'wrong-ui-value',
          'Sections are a list of { "title": "...", "fields": ["name", ...] }.',
        ),
      ];
    return section.fields.map(coerceString).flatMap((name, place) => {
      const here = inside(at, index, 'fields', place);
      if (!known.includes(name)) return [unknownName(here, 'unknown-field', 'a field here', name, known)];
      if (seen.has(name)) return [problem(here, 'duplicate-entry', `"${name}" is in two sections.`)];
      seen.add(name);
      return [];
    });
  });
}
