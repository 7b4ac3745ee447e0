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

/** A choice as guests read it, with what it books. */
interface BookedChoice extends Choice {
  readonly title: string;
  /** Of the line. */
  readonly serviceIds: readonly number[];
  readonly pointer: string;
}

/**
 * Reports choices of a prescreen that have the name of one service and book another, while the named one is booked by
 * another choice of the same question, and those that have a word of what another choice books. A choice with words of its
 * own may book anything.
 */
export const checkChoiceServices = (
  { prescreens, definitions }: Pick<CheckedDocuments, 'prescreens' | 'definitions'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  prescreens.flatMap(({ name: document, document: prescreen }) => {
    const choices = (prescreen.services ?? []).flatMap(({ when, serviceIds }, at) =>
      choicesIn(when).map(({ path, value }): BookedChoice => {
        const title = readTitle(path, value, prescreen, definitions);
        return { path, value, title, serviceIds, pointer: `/services/${at}/serviceIds` };
      }),
    );
    return choices.flatMap((choice): readonly AuthoringProblem[] => {
      const named = services.find(({ name }) => normalize(name) === normalize(choice.title));
      const why =
        named === undefined
          ? (saidByOthers(choice, choices, services) ?? saysWordOfAnother(choice, choices, services))
          : bookedByOthers(named, choice, choices);
      if (why === undefined) return [];
      const message = `Who chooses "${choice.title}" books ${namesOf(choice.serviceIds, services)}${why}`;
      return [{ document, pointer: choice.pointer, code: 'service-of-another-choice', message }];
    });
  });

function bookedByOthers(named: ServiceType, { path, value }: Choice, choices: readonly BookedChoice[]) {
  const booking = choices.filter((each) => each.path === path && each.serviceIds.includes(named.id));
  const isOther = booking.length > 0 && booking.every((each) => each.value !== value);
  return isOther ? `; another choice books "${named.name.trim()}" (${named.id}).` : undefined;
}

/** All services that a choice books, in one line or in several. */
const servicesOf = ({ path, value }: Choice, choices: readonly BookedChoice[], services: readonly ServiceType[]) => {
  const ids = choices.filter((each) => each.path === path && each.value === value).flatMap((each) => each.serviceIds);
  return services.filter(({ id }) => ids.includes(id));
};

/** A word of what another choice books, which the words of that choice lack: it was moved from one to the other. */
function saysWordOfAnother(choice: BookedChoice, choices: readonly BookedChoice[], services: readonly ServiceType[]) {
  const own = servicesOf(choice, choices, services).flatMap(({ name }) => listWords(name));
  const others = choices.filter(({ path, value }) => path === choice.path && value !== choice.value);
  for (const word of listWords(choice.title).filter((each) => !hasWord(own, each)))
    for (const other of others.filter(({ title }) => !hasWord(listWords(title), word))) {
      const booked = servicesOf(other, choices, services).find(({ name }) => hasWord(listWords(name), word));
      if (booked !== undefined) return `, and "${word}" is of "${booked.name.trim()}", which "${other.title}" books.`;
    }
  return undefined;
}

const namesOf = (ids: readonly number[], services: readonly ServiceType[]): string =>
  ids.map((id) => `"${services.find((each) => each.id === id)?.name.trim() ?? id}"`).join(', ');

/** A service whose name has all words of a choice, where none that the choice books has. */
function saidByOthers(choice: BookedChoice, choices: readonly BookedChoice[], services: readonly ServiceType[]) {
  const words = listWords(choice.title);
  const saysAll = ({ name }: ServiceType): boolean => words.every((word) => hasWord(listWords(name), word));
  const own = servicesOf(choice, choices, services);
  if (words.length < 2 || own.length === 0 || own.some(saysAll)) return undefined;
  const said = services.find((service) => service.groupName === own[0]?.groupName && saysAll(service));
  return said && `, and "${said.name.trim()}" (${said.id}) has all its words.`;
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
