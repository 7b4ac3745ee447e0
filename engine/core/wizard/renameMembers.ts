import type { PayloadPlan } from '../form/FormPlan.ts';
import type { Json } from '../json/Json.ts';

/**
 * The answer with the names that the request has for the members of a group, or of each entry of a list.
 *
 * @param order the names of all members; the answer's own order when absent
 */
export function renameMembers(answer: Json, members: PayloadPlan['members'], order?: PayloadPlan['order']): Json {
  if (!(members ?? order) || typeof answer !== 'object' || answer === null) return answer;
  if (isList(answer)) return answer.map((entry) => renameMembers(entry, members, order));
  return Object.fromEntries(
    (order ?? Object.keys(answer)).flatMap((name) => {
      const member = answer[name];
      return member === undefined ? [] : [[members?.get(name) ?? name, member] as const];
    }),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
