import type { Place } from '../../errors/ContentProblem.ts';
import type { Json } from '../../json/Json.ts';
import type { ExplainedPlace } from './ExplainedPlace.ts';

/** What is the case at a place now. */
export type Outcome =
  /** Of a step or page. */
  | 'on the path'
  | 'off the path'
  /** Of a field or notice. */
  | 'shown'
  | 'hidden'
  | 'required'
  | 'optional'
  /** Of an answer. */
  | 'accepted'
  | 'refused'
  /** Of a check; `not checked` while its answer is hidden, or refused by its schema. */
  | 'passed'
  | 'failed'
  | 'not checked'
  /** Of a payload line; `replaced` when a later line writes to the same place. */
  | 'sent'
  | 'replaced'
  | 'not sent'
  /** Of a question; `not reached` when the questions end or stop before it. */
  | 'asked'
  | 'skipped'
  | 'not reached'
  /** Of an option. */
  | 'offered'
  | 'not offered'
  /** Of the whole questionnaire. */
  | 'eligible'
  | 'ineligible'
  | 'pending';

/** Why something is as it is, and what would turn it. Plain data. */
export interface Explanation {
  readonly place: ExplainedPlace;
  /** What the guest calls it: the title of the field, page or question; else its name. */
  readonly title: string;
  readonly outcome: Outcome;
  /** Everything that has a say, in the order in which the engine asks; what decides is marked. */
  readonly because: readonly Reason[];
  readonly change: Change;
  /** Of a payload line that is sent: its value. */
  readonly sends?: Json;
}

/** One thing that has a say about a place. */
export interface Reason extends Place {
  readonly effect: Effect;
  /** Whether the outcome would be another without this reason. */
  readonly decides: boolean;
  /** The rule with its values; absent where no rule is written. */
  readonly rule?: Part;
  /** The answer, field, question, or schema keyword that the reason is about. */
  readonly about?: string;
  /** Where `effect` has a limit or constant, its value. */
  readonly value?: Json;
}

/**
 * How a reason acts.
 *
 * - `step`, `page`: a condition of the path; `show`, `require`, `check`, `skip`, `offer`, `notice`: rules of this kind
 * - `schema`: a keyword of the answer's schema, as `about` says; `schema-required`: the schema requires the answer
 * - `compute`: the rule that computes the value
 * - `unanswered`, `answered`: whether there is an answer; `unreached`: the questions stop at the question `about`
 * - `fail`, `schedule`, `next`: what an answer's entry leads to; `undecided`: an entry's rule is unknown
 * - `last`: no question is left; `choice`: the answer is not offered
 * - `encoder`: the encoder `about` gives nothing; `constant`, `otherwise`: a constant is sent
 * - `replaced`: the later line at this place is sent instead
 */
export type Effect =
  | 'step'
  | 'page'
  | 'show'
  | 'require'
  | 'check'
  | 'schema'
  | 'schema-required'
  | 'compute'
  | 'unanswered'
  | 'answered'
  | 'skip'
  | 'offer'
  | 'notice'
  | 'unreached'
  | 'fail'
  | 'schedule'
  | 'next'
  | 'undecided'
  | 'last'
  | 'choice'
  | 'encoder'
  | 'constant'
  | 'otherwise'
  | 'replaced';

/** One part of a rule with its value now. */
export interface Part {
  readonly kind: 'literal' | 'list' | 'read' | 'call' | 'condition';
  /** The value now; absent while it is unknown. */
  readonly value?: Json;
  /** Whether the value of the part above follows from this one. */
  readonly decides: boolean;
  /** The operator of a call, or the name of a condition that the document names. */
  readonly name?: string;
  /** What is read, as names: `['answers', 'weight']`. */
  readonly path?: readonly string[];
  /** The title of the field or question that is read. */
  readonly title?: string;
  /** Of a read without a value: why there is none. */
  readonly missing?: Missing;
  /** Of a read of a computed field: the rule that computes it. */
  readonly computed?: Part;
  /** Of a condition on the entries of a list: the index of the entry for which it has this value. */
  readonly entry?: number;
  readonly parts?: readonly Part[];
}

/** `unusable`: there is an answer, but not one of its type or choices. `not known yet`: a computed value is not there. */
export type Missing = 'not answered' | 'not known yet' | 'hidden' | 'off the path' | 'unusable' | 'unknown to the app';

/** An answer that would be another one. It is addressed by step, page and field, or by question. */
export interface ChangedAnswer {
  readonly step?: string;
  readonly page?: string;
  /** The field or question. */
  readonly field: string;
  readonly title: string;
  /** The present answer, and the one that turns the outcome; absent means not answered. */
  readonly from?: Json;
  readonly to?: Json;
}

/**
 * Why no answers turn an outcome. `no rule`: nothing is written that decides, so it is always so. `no answer`: what
 * decides reads no answers, only settings and context. `no value`: it reads answers, and no values of them turn it.
 */
export type Unchangeable = 'no rule' | 'no answer' | 'no value';

/** Which answers would turn the outcome. */
export type Change =
  /**
   * These do, with the outcome that follows; no single one of them can be left out. When `smallest` is true, it is certain
   * that no fewer answers do; otherwise not all values could be tried.
   */
  | {
      readonly kind: 'found';
      readonly answers: readonly ChangedAnswer[];
      readonly outcome: Outcome;
      readonly smallest: boolean;
    }
  /** No answers do, for this reason. */
  | { readonly kind: 'none'; readonly why: Unchangeable }
  /** No change of so many answers does, or of fewer, whatever their values. */
  | { readonly kind: 'more'; readonly than: number }
  /** Nothing was found, but not everything could be tried. */
  | { readonly kind: 'undecided' };
