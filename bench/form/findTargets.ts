import type { NeutralField, NeutralForm } from './NeutralForm.ts';

/** The fields that the measurements use, all in the middle of the form. */
export interface Targets {
  /** A text field that accepts at least sixty characters. */
  readonly text: string;
  /** A required text field with a pattern of five digits. */
  readonly pattern: string;
  /** The radio field whose `yes` shows others. */
  readonly outer: string;
  readonly shownByOuter: readonly string[];
  /** One of the fields that `outer` shows; its `yes` shows further fields. */
  readonly inner: string;
  readonly shownByInner: readonly string[];
}

/** Finds the targets from the middle of the form on. */
export function findTargets({ fields }: NeutralForm): Targets {
  const latter = fields.slice(Math.floor(fields.length / 2));
  const plain = latter.filter(({ required, showIf }) => required && !showIf);
  const chained = findField([...latter, ...fields], ({ showIf }) => showIf?.length === 2);
  const [outer = '', inner = ''] = chained.showIf?.map(({ field }) => field) ?? [];
  const shownBy = (...controls: readonly string[]) =>
    fields
      .filter(({ showIf = [] }) => showIf.map(({ field }) => field).join() === controls.join())
      .map(({ key }) => key);
  return {
    text: findField(plain, ({ type, maxLength = 0 }) => type === 'text' && maxLength >= 60).key,
    pattern: findField(plain, ({ pattern }) => pattern !== undefined).key,
    outer,
    shownByOuter: shownBy(outer),
    inner,
    shownByInner: shownBy(outer, inner),
  };
}

function findField(fields: readonly NeutralField[], fits: (field: NeutralField) => boolean): NeutralField {
  const found = fields.find(fits);
  if (!found) throw new Error('The form is too small to be measured.');
  return found;
}
