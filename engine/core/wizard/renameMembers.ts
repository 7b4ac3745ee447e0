import type { PayloadPlan } from '../form/FormPlan.ts';
import type { Json } from '../json/Json.ts';

/** The answer with the names that the request has for the members of a group, or of each entry of a list. */
export function renameMembers(answer: Json, members: PayloadPlan['members']): Json {
  if (members === undefined || typeof answer !== 'object' || answer === null) return answer;
  if (isList(answer)) return answer.map((entry) => renameMembers(entry, members));
  return Object.fromEntries(Object.entries(answer).map(([name, member]) => [members.get(name) ?? name, member]));
}

/** The answer with the members of each entry of a list in this order, which has the names of all. */
export function orderMembers(answer: Json, order: PayloadPlan['order']): Json {
  if (order === undefined || typeof answer !== 'object' || answer === null) return answer;
  if (isList(answer)) return answer.map((entry) => orderMembers(entry, order));
  return Object.fromEntries(
    order.flatMap((name) => {
      const member = answer[name];
      return member === undefined ? [] : [[name, member] as const];
    }),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
