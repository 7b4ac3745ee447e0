/** What stands in the map of a flow or a questionnaire. */
export interface MapNode {
  readonly id: string;
  /** `branch`: a condition, after which the way goes on or past. `end`: where somebody can come to. */
  readonly kind: 'start' | 'branch' | 'page' | 'question' | 'end';
  readonly label: string;
  /** Where it is written: the name of its document, and a JSON Pointer. Absent for the start and for ends. */
  readonly document?: string;
  readonly pointer?: string;
  /** Whether the present answers lead through it. */
  readonly isOnPath: boolean;
  /** Whether somebody with the present answers is here. */
  readonly isHere: boolean;
}

/** A way from one to another. */
export interface MapEdge {
  readonly from: string;
  readonly to: string;
  /** When it is taken; empty where it always is. */
  readonly label: string;
  readonly isOnPath: boolean;
}

export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}
