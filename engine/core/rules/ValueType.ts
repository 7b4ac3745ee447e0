/** What a value is known to be when a rule is compiled. `mixed` can be asked for with `answered`, nothing else. */
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
