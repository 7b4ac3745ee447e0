/** What came back. */
export type Exchange = Answered | TimedOut | Cut;

export interface Answered {
  readonly kind: 'answered';
  /** HTTP status. */
  readonly status: number;
  /** Header content-type; '' where there is none. */
  readonly contentType: string;
  readonly text: string;
  /** What came beside the body; a recording has it not. */
  readonly beside?: BesideBody;
}

export interface BesideBody {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie. */
  readonly setCookies: readonly string[];
  readonly isHttps: boolean;
}

/** No complete answer came in time. */
export interface TimedOut {
  readonly kind: 'timeout';
  readonly afterMs: number;
}

/** No answer came, or only a part of one. `reason` is a code of the system, such as ECONNREFUSED. */
export interface Cut {
  readonly kind: 'cut';
  readonly reason: string;
}
