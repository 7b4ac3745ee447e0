import type { Conditions } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Reports named conditions that no rule of their document uses, directly or through another one. */
export const checkConditions = ({
  configurations,
  definitions,
  prescreens,
  questionnaires,
}: CheckedDocuments): readonly AuthoringProblem[] =>
  [...configurations, ...definitions, ...prescreens, ...questionnaires].flatMap(unusedProblems);

function unusedProblems({
  name: document,
  document: { conditions = {}, ...others },
}: Checked<{ readonly conditions?: Conditions }>): readonly AuthoringProblem[] {
  const used = new Set(namesIn(others));
  for (const name of used) for (const inner of namesIn(own(conditions, name))) used.add(inner);
  // A misspelled name is reported where it is used, and is no second finding here.
  if ([...used].some((name) => !Object.hasOwn(conditions, name))) return [];
  return Object.keys(conditions).flatMap((name): readonly AuthoringProblem[] =>
    used.has(name)
      ? []
      : [
          {
            document,
            pointer: `/conditions/${name}`,
            code: 'unused-condition',
            severity: 'warning',
            message: `No rule uses the condition "${name}".`,
          },
        ],
  );
}

const own = (conditions: Conditions, name: string): unknown =>
  Object.hasOwn(conditions, name) ? conditions[name] : undefined;

/** The names in all `{ "rule": name }` of a part of a document. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  const [[key, name] = []] = members;
  return key === 'rule' && typeof name === 'string' && members.length === 1
    ? [name]
    : members.flatMap(([, member]) => namesIn(member));
}
