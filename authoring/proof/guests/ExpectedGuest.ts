import type { FlowName } from '../../../app/journey/flows.ts';
import type { ExpectedAnswer, ExpectedGuests } from '../../../schemas/generated/content/settings/expected-guests.js';
import type { Checked } from '../../check/read/CheckedDocuments.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { placeIn } from '../placeIn.ts';

/** What a proof knows of the guests that authors expect. */
export interface GuestsOf {
  readonly documents: readonly Checked<ExpectedGuests>[];
  /** The flows that ask what is proven; none where nothing is known of that. */
  readonly flows: readonly FlowName[];
  /** What is told of each condition that a guest holds to one side, by its place. */
  readonly onHeld?: (held: HeldCondition) => void;
}

/** A condition, and what an expected guest says of it. */
export interface HeldCondition {
  readonly place: Pick<ProofProblem, 'document' | 'pointer'>;
  readonly holds: boolean;
}

/** An expected guest with one answer to each question, in one flow. */
export interface ExpectedGuest {
  readonly who: string;
  /** Where the guest is written. */
  readonly place: HeldCondition['place'];
  readonly flow?: FlowName;
  readonly answers: Readonly<Record<string, ExpectedAnswer>>;
  /** The answers that may be any of several. */
  readonly varied: readonly string[];
  readonly asked: readonly string[];
  readonly offered: readonly string[];
  readonly notAsked: readonly string[];
  readonly refused: readonly { readonly name: string; readonly message?: string }[];
  readonly ends: readonly string[];
  readonly told: readonly string[];
  readonly notTold: readonly string[];
  /** By field, what is filled in; null for nothing. */
  readonly filledIn: ExpectedGuest['answers'];
  /** What a prescreen leads to. */
  readonly services?: readonly number[];
  /** By name, what later forms know of the answers to a prescreen; null for nothing. */
  readonly known: ExpectedGuest['answers'];
}

export const noGuests: GuestsOf = { documents: [], flows: [] };

/** The guests that are expected to answer a document: each in each flow, and with each of the answers that may be any. */
export const guestsOf = ({ documents, flows }: GuestsOf, answered: string): readonly ExpectedGuest[] =>
  documents
    .filter(({ document }) => document.documents.includes(answered))
    .flatMap(({ name, document }) =>
      document.guests.flatMap((guest, index) => {
        const own = flows.filter((flow) => guest.flows?.includes(flow) !== false);
        const met: readonly (FlowName | undefined)[] = flows.length === 0 && !guest.flows ? [undefined] : own;
        return met.flatMap((flow) =>
          withEach(guest.answers ?? {}, Object.entries(guest.each ?? {})).map(
            (answers): ExpectedGuest => ({
              who: guest.who,
              place: placeIn(name, 'guests', index),
              ...(flow && { flow }),
              answers,
              varied: Object.keys(guest.each ?? {}),
              asked: guest.asked ?? [],
              offered: guest.offered ?? [],
              notAsked: guest.notAsked ?? [],
              refused: (guest.refused ?? []).map((each) => {
                const [field = '', message] = each.split('/');
                return { name: field, ...(message !== undefined && { message }) };
              }),
              ends: guest.ends ?? [],
              told: guest.told ?? [],
              notTold: guest.notTold ?? [],
              filledIn: given(guest.filledIn ?? {}),
              ...(guest.services && { services: guest.services }),
              known: given(guest.known ?? {}),
            }),
          ),
        );
      }),
    );

type Answers = Readonly<Record<string, ExpectedAnswer | undefined>>;

type Each = readonly (readonly [string, readonly ExpectedAnswer[] | undefined])[];

/** The answers with each combination of those that may be any of a list. */
const withEach = (answers: Answers, [first, ...rest]: Each): readonly ExpectedGuest['answers'][] => {
  if (first === undefined) return [given(answers)];
  const [name, values = []] = first;
  return values.flatMap((value) => withEach({ ...answers, [name]: value }, rest));
};

const given = (answers: Answers): ExpectedGuest['answers'] =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
