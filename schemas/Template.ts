declare const names: unique symbol;

/**
 * A text in which the app fills these names in braces: `'{n} of {total}'` is a `Template<'n' | 'total'>`. A schema
 * says so with the keyword `placeholders`.
 */
export type Template<Name extends string> = string & { readonly [names]: Name };
