import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/** A choice that a line of a prescreen's services asks for: the answer `value` to the question at `path`. */
interface Choice {
  readonly path: string;
  readonly value: string;
}

/**
 * Reports choices of a prescreen that have the name of one service and book another, while the named one is booked by
 * another choice of the same question. A choice with words of its own may book anything.
 */
export const checkChoiceServices = (
  { prescreens, definitions }: Pick<CheckedDocuments, 'prescreens' | 'definitions'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  prescreens.flatMap(({ name: document, document: prescreen }) => {
    const lines = (prescreen.services ?? []).map(({ when, serviceIds }, at) => ({
      choices: choicesIn(when),
      serviceIds,
      pointer: `/services/${at}/serviceIds`,
    }));
    return lines.flatMap(({ choices, serviceIds, pointer }) =>
      choices.flatMap(({ path, value }): readonly AuthoringProblem[] => {
        const title = readTitle(path, value, prescreen, definitions);
        const named = services.find(({ name }) => normalize(name) === normalize(title));
        const ofChoice = lines.filter((line) =>
          line.choices.some((each) => each.path === path && each.value === value),
        );
        if (named === undefined) {
          const said = saidByOthers(
            title,
            ofChoice.flatMap((line) => line.serviceIds),
            services,
          );
          if (said === undefined) return [];
          const message = `Who chooses "${title}" books ${namesOf(serviceIds, services)}, and "${said.name.trim()}" (${said.id}) has all its words.`;
          return [{ document, pointer, code: 'service-of-another-choice', message }];
        }
        const booking = lines.filter((line) => line.serviceIds.includes(named.id));
        const isOfOther = (line: (typeof lines)[number]) =>
          line.choices.some((other) => other.path === path && other.value !== value);
        if (booking.length === 0 || !booking.every(isOfOther)) return [];
        const message = `Who chooses "${title}" books ${namesOf(serviceIds, services)}; another choice books "${named.name.trim()}" (${named.id}).`;
        return [{ document, pointer, code: 'service-of-another-choice', message }];
      }),
    );
  });

const namesOf = (ids: readonly number[], services: readonly ServiceType[]): string =>
  ids.map((id) => `"${services.find((each) => each.id === id)?.name.trim() ?? id}"`).join(', ');

/** A service whose name has all words of a choice, where none that the choice books has. */
function saidByOthers(
  title: string,
  booked: readonly number[],
  services: readonly ServiceType[],
): ServiceType | undefined {
  const words = listWords(title);
  const saysAll = ({ name }: ServiceType): boolean => words.every((word) => hasWord(listWords(name), word));
  const own = services.filter(({ id }) => booked.includes(id));
  if (words.length < 2 || own.length === 0 || own.some(saysAll)) return undefined;
  return services.find((service) => service.groupName === own[0]?.groupName && saysAll(service));
}

const normalize = (name: string): string => name.trim().toLowerCase();

/** The answers that must have been given where a condition is true: those of "==", and of each part of "and". */
function choicesIn(when: unknown): readonly Choice[] {
  const all = readMember(when, 'and');
  if (all !== undefined) return listMembers(all).flatMap(([, part]) => choicesIn(part));
  const operands = listMembers(readMember(when, '==')).map(([, operand]) => operand);
  const path = operands.map((operand) => readMember(operand, 'var')).find((name) => typeof name === 'string');
  const value = operands.find((operand) => typeof operand === 'string');
  return path !== undefined && typeof value === 'string' ? [{ path, value }] : [];
}

/** What a guest reads of a choice; empty where it is none of a field. */
function readTitle(
  path: string,
  value: string,
  { steps }: PrescreenData,
  definitions: CheckedDocuments['definitions'],
): string {
  const [, step, name] = /^steps\.([^.]+)\.([^.]+)$/.exec(path) ?? [];
  const form = steps.find(({ id }) => id === step)?.form;
  const fields = definitions.filter(({ id }) => id === form).flatMap(({ document }) => askedFields(document));
  const schema = fields.find((field) => field.name === name)?.schema;
  return schema?.oneOf?.find((choice) => choice.const === value)?.title ?? (schema?.enum?.includes(value) ? value : '');
}
