/** The type of a value, as known when a rule is compiled. A rule can only ask whether a `mixed` value is `answered`. */
export type ValueType =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number'; readonly choices?: readonly number[] }
  | { readonly kind: 'string'; readonly choices?: readonly string[] }
  | { readonly kind: 'date' }
  | { readonly kind: 'array'; readonly items: ValueType }
  | ObjectType
  | { readonly kind: 'mixed' };

/** An object whose members have known types. */
export interface ObjectType {
  readonly kind: 'object';
  readonly properties: Readonly<Record<string, ValueType>>;
}
