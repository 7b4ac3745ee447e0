/** One place of a reply that is not as promised. */
export interface ContractViolation {
  /** JSON Pointer into the reply; 'status', 'connection' or the name of a header for what is not in its body. */
  readonly path: string;
  readonly expected: string;
  /** What was there instead; only described where the value itself may not be shown. */
  readonly got: string;
}

/**
 * The result of checking an exchange.
 * - `fits`: as promised
 * - `status`: another status than promised
 * - `contentType`: the content type is not JSON
 * - `empty`: no body
 * - `malformed`: not JSON, or JSON that was cut off
 * - `shape`: JSON that does not match its schema
 * - `sense`: keeps to its schema, but its content is not as promised
 * - `privacy`: repeats personal data that was sent, or shows the inside of the server
 * - `headers`: right but for a promise beside the body
 * - `slow`: right, but later than was allowed
 * - `timeout`, `cut`: no complete answer
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
  | 'headers'
  | 'slow'
  | 'timeout'
  | 'cut';

export type CheckResult =
  | { readonly kind: 'fits' }
  | { readonly kind: Exclude<CheckResultKind, 'fits'>; readonly violation: ContractViolation };
