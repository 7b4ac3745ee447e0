/** One place of a reply that is not as promised. */
export interface ContractViolation {
  /** JSON Pointer into the reply; 'status', 'content-type' or 'connection' for what is beside it. */
  readonly path: string;
  readonly expected: string;
  /** Described, where the value itself may not be shown. */
  readonly got: string;
}

/**
 * What the check of an exchange came to.
 * - `fits`: as promised
 * - `status`: another status than promised
 * - `contentType`: not said to be JSON
 * - `empty`: no body
 * - `malformed`: no JSON, or JSON that was cut off
 * - `shape`: JSON that does not keep to its schema
 * - `sense`: keeps to its schema, and says something that it must not
 * - `privacy`: repeats personal data that was sent
 * - `timeout`, `cut`: no whole answer
 */
export type CheckResultKind =
  | 'fits'
  | 'status'
  | 'contentType'
  | 'empty'
  | 'malformed'
  | 'shape'
  | 'sense'
  | 'privacy'
  | 'timeout'
  | 'cut';

export type CheckResult =
  | { readonly kind: 'fits' }
  | { readonly kind: Exclude<CheckResultKind, 'fits'>; readonly violation: ContractViolation };
