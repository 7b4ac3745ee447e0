import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A rule that fills in a field of a group, such as `SECONDARY-carrierCity`. */
interface Filled {
  readonly pointer: string;
  readonly field: string;
  readonly group: string;
  /** The field's name in its group. */
  readonly name: string;
  /** The fields of groups that the rule reads. */
  readonly reads: readonly GroupedName[];
}

type GroupedName = Pick<Filled, 'group' | 'name'>;

/**
 * Reports fields of one group, as the fields of a second insurance are by the beginnings of their names, that are filled
 * in from another group exactly as the field of that group is, while their own group has the field that is read.
 */
export const checkFilledFromSibling = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => definitions.flatMap(fromSibling).map(atOrigin);

function fromSibling({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  return form.pages.flatMap(({ rules = [], schema }, page) => {
    const names = listMembers(readMember(schema, 'properties')).map(([name]) => name);
    const filled = rules.flatMap((rule, index) => filledBy(rule, `/pages/${page}/rules/${index}/with`));
    return filled.flatMap(({ pointer, field, group, name, reads }): readonly AuthoringProblem[] => {
      const [read, ...others] = reads;
      if (read === undefined || read.group === group || others.some((each) => each.group !== read.group)) return [];
      const own = `${group}-${read.name}`;
      const sibling = filled.find((each) => each.group === read.group && each.name === name);
      if (sibling === undefined || !names.includes(own) || !sibling.reads.some((each) => isSame(each, read))) return [];
      const message = `"${field}" is filled in from "${read.group}-${read.name}", just as "${sibling.field}" is; "${own}" is its own.`;
      return [{ document, pointer, code: 'filled-with-another', message }];
    });
  });
}

const isSame = (one: GroupedName, other: GroupedName): boolean => one.group === other.group && one.name === other.name;

function filledBy(rule: object, pointer: string): readonly Filled[] {
  const target = readMember(rule, 'compute') ?? readMember(rule, 'prefill');
  const field = typeof target === 'string' ? target.slice(1) : '';
  return inGroup(field).map((own) => ({ pointer, field, ...own, reads: readsIn(readMember(rule, 'with')) }));
}

function readsIn(value: unknown): readonly GroupedName[] {
  const read = readMember(value, 'var');
  const own = typeof read === 'string' && read.startsWith('answers.') ? inGroup(read.slice('answers.'.length)) : [];
  return [...own, ...listMembers(value).flatMap(([, part]) => readsIn(part))];
}

const inGroup = (name: string): readonly GroupedName[] => {
  const [, group, own] = /^([^-./]+)-([^./]+)$/.exec(name) ?? [];
  return group === undefined || own === undefined ? [] : [{ group, name: own }];
};
