/** What kind of fault a document has; each code has one test with its expected words. */
export type ProblemCode =
  | 'syntax'
  | 'budget'
  | 'schema'
  | 'transclusion'
  | 'keyword'
  | 'pattern'
  | 'format'
  | 'reference'
  | 'name'
  | 'duplicate'
  | 'type'
  | 'operator'
  | 'arity'
  | 'value'
  | 'cycle'
  | 'order'
  | 'widget'
  | 'encoder'
  | 'verifier'
  | 'review'
  | 'message'
  | 'setting'
  | 'payload'
  | 'path';

/** A fault in a document, for the author who must mend it. A value, never thrown. */
export interface ContentProblem {
  /** The document's name, as the catalogue has it. */
  readonly document: string;
  /** JSON Pointer to the faulty value inside the document; `''` is the whole document. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** One sentence: where it stands, what is wrong and why. */
  readonly message: string;
  /** The names that would be right here, when the fault is a name. */
  readonly known?: readonly string[];
  /** The known name nearest to the one written, when one is near. */
  readonly suggestion?: string;
  /** 1-based place in the text, for syntax errors. */
  readonly line?: number;
  readonly column?: number;
}

/** Where a part of a document stands, for the problems found in it. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}
