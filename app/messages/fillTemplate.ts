import type { Template } from '../../schemas/Template.ts';

/** The names in braces of a template: `'{n} of {total}'` has `'n' | 'total'`. */
type Placeholder<T extends string> =
  T extends Template<infer Name>
    ? Name
    : T extends `${string}{${infer Name}}${infer Rest}`
      ? Name | Placeholder<Rest>
      : never;

const braced = /\{(\w+)\}/g;

/** The names in braces of a text. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(braced)].map(([, name = '']) => name);

/** Replaces each name in braces by its value. */
export function fillTemplate<T extends string>(
  template: T,
  values: Readonly<Record<Placeholder<T>, string | number>>,
): string {
  const texts = new Map<string, string | number>(Object.entries(values));
  return template.replace(braced, (whole, name: string) => String(texts.get(name) ?? whole));
}
