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
 * in from another group exactly as the field of that group is, while their own group has the field that is read. Also fields
 * that are named like a field of a step, such as `sameAddressLineTwo`, and filled in from another one of it.
 *
 * @param reported problems that are known already
 */
export const checkFilledFromSibling = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
  reported: readonly Place[],
): readonly AuthoringProblem[] => {
  const fields = new Map(definitions.map(({ id, document }) => [id, fieldsOf(document)]));
  return definitions
    .flatMap((form) => [...fromSibling(form), ...otherThanSibling(form), ...fromBeside(form, fields)])
    .map(atOrigin)
    .filter(
      ({ document, pointer }) => !reported.some((each) => each.document === document && each.pointer === pointer),
    );
};

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

/** Warns of a field that is filled in with one value, and under the same condition with another in the other group. */
function otherThanSibling({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  const filled = form.pages.flatMap(({ rules = [] }, page) =>
    rules.flatMap((rule, index) =>
      filledBy(rule, `/pages/${page}/rules/${index}/with`).map((each) => ({
        ...each,
        value: readMember(rule, 'with'),
        when: JSON.stringify(readMember(rule, 'when')) ?? '',
      })),
    ),
  );
  return filled.flatMap(({ pointer, field, group, name, value, when }, index): readonly AuthoringProblem[] => {
    const other = filled
      .slice(0, index)
      .find((each) => each.name === name && each.when.replaceAll(`.${each.group}-`, `.${group}-`) === when);
    if (other === undefined || other.group === group || [value, other.value].some((each) => typeof each !== 'string'))
      return [];
    if (other.value === value) return [];
    const message = `"${field}" is filled in with "${value}", and "${other.field}" of the same guests with "${other.value}".`;
    return [{ document, pointer, code: 'filled-with-another', message, severity: 'warning' }];
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

const fieldsOf = ({ pages }: FormDefinition): readonly string[] =>
  pages.flatMap(({ schema }) => listMembers(readMember(schema, 'properties')).map(([name]) => name));

/** Fields that are filled in from a field of a step, although another one of that step has the end of their name. */
const fromBeside = (
  { name: document, document: form }: Checked<FormDefinition>,
  fields: ReadonlyMap<string, readonly string[]>,
): readonly AuthoringProblem[] =>
  form.pages.flatMap(({ rules = [] }, page) =>
    rules.flatMap((rule, index): readonly AuthoringProblem[] => {
      const target = readMember(rule, 'compute') ?? readMember(rule, 'prefill');
      const read = readMember(readMember(rule, 'with'), 'var');
      const [, step = '', name = ''] = (typeof read === 'string' && /^steps\.([^.]+)\.([^.]+)$/.exec(read)) || [];
      if (typeof target !== 'string' || name === '' || endsWith(target, name)) return [];
      // A step is named like its form.
      const [own] = (fields.get(step) ?? []).filter((each) => endsWith(target, each));
      if (own === undefined) return [];
      const message = `"${target.slice(1)}" is filled in from "${name}" of "${step}", and "${own}" of it has its name.`;
      return [{ document, pointer: `/pages/${page}/rules/${index}/with`, code: 'filled-with-another', message }];
    }),
  );

/** A short name may be the end of another by chance. */
const shortest = 5;

const endsWith = (name: string, end: string): boolean =>
  end.length >= shortest && name.toLowerCase().endsWith(end.toLowerCase());
