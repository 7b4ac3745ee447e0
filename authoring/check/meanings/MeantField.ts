import { escapeName, type FormPlan, type JsonSchema } from '#engine';
import { memoize } from '../../memoize.ts';

/** A field of a form, or a member of a group, that says what it is. */
export interface MeantField {
  /** The names that lead to its answer. */
  readonly names: readonly string[];
  readonly meaning: string;
  /** JSON Pointer to its schema in the form. */
  readonly pointer: string;
}

/** All fields of a form that have a `meaning`. */
export const meantFields = memoize((form: FormPlan): readonly MeantField[] =>
  form.pages.flatMap(({ schema }, index) => membersOf(schema, [], `/pages/${index}/schema`)),
);

const membersOf = ({ properties = {} }: JsonSchema, names: readonly string[], pointer: string): readonly MeantField[] =>
  Object.entries(properties).flatMap(([name, member]) => {
    const here = { names: [...names, name], pointer: `${pointer}/properties/${escapeName(name)}` };
    const own = member.meaning === undefined ? [] : [{ ...here, meaning: member.meaning }];
    return [...own, ...membersOf(member, here.names, here.pointer)];
  });

/** The meaning of the answer that these names lead to; undefined when its field does not say it. */
export const meaningAt = (form: FormPlan, names: readonly string[]): string | undefined =>
  meantFields(form).find((field) => field.names.join('/') === names.join('/'))?.meaning;
