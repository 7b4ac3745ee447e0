import type { SimilarAddress } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import type { ContractName } from '../../calls/addresses.ts';
import { isAlike } from '../../calls/places/placeDiffers.ts';
import { suggestedWrong } from '../../calls/places/suggestedWrong.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';
import { placeKey } from './clinics/AskedPage.ts';

/** What was typed, and the list that it is answered with. */
export interface Suggested {
  readonly call: ContractName;
  readonly typed: string;
  /** The most entries that were asked for. */
  readonly size: number;
  readonly found: readonly SimilarAddress[];
  /** JSON Pointer to the list. */
  readonly at: string;
}

/** What suggestions have said: a list is the beginning of a longer one, and a postal code has one place. */
export class SeenSuggestions {
  readonly #lists = new Map<string, readonly string[]>();
  readonly #places = new Map<string, SimilarAddress>();

  findings(asked: Suggested): readonly Finding[] {
    return [
      {
        promise: 'as many suggestions as were asked for at most, each once and of what was typed',
        violation: typedWrong(asked),
      },
      { promise: 'the beginning of a longer list for the same text', violation: this.#listWrong(asked) },
      { promise: 'the place that a postal code has in other replies', violation: this.#placesWrong(asked) },
    ];
  }

  #listWrong({ call, typed, size, found, at }: Suggested) {
    const key = `${call} ${placeKey(typed)}`;
    const names = found.map((each) => nameOf(each));
    const known = this.#lists.get(key) ?? names;
    this.#lists.set(key, known.length < names.length ? names : known);
    const both = Math.min(known.length, names.length);
    const isShort = names.length < Math.min(size, known.length);
    return firstWrong(
      unless(
        names.slice(0, both).join() === known.slice(0, both).join(),
        at,
        known.slice(0, both).join('; '),
        names.slice(0, both).join('; '),
      ),
      unless(!isShort, at, `${Math.min(size, known.length)} entries, as there are so many`, `${names.length} entries`),
    );
  }

  #placesWrong({ typed, found, at }: Suggested) {
    return firstWrong(
      ...found.map((said, index) => {
        const isAsked = said.postalCode === zipIn(typed);
        const key = `${said.postalCode}${isAsked ? ', asked for' : ''}`;
        const { county, location, ...city } = said;
        const own = isAsked ? said : city;
        const known = this.#places.get(key) ?? own;
        this.#places.set(key, { ...own, ...known });
        const isSame = isAlike(known, own);
        return unless(isSame, `${at}/${index}`, `${nameOf(known)}, as in another reply`, nameOf(said));
      }),
    );
  }
}

/** The five digits of a typed ZIP code; undefined for any other text. */
const zipIn = (typed: string): string | undefined => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1];

function typedWrong({ typed, size, found, at }: Suggested) {
  const zip = zipIn(typed);
  const begun = /^\d{1,4}$/.exec(typed.trim())?.[0];
  const [, state] = /^[^\d,]+,\s*([a-z]{2})\s*$/i.exec(typed) ?? [];
  return firstWrong(
    unless(found.length <= size, at, `${size} at most`, `a list of ${found.length}`),
    suggestedWrong(found, at, { zip, ...(state !== undefined && { state: state.toUpperCase() }) }),
    ...found.map(({ postalCode }, index) =>
      unless(
        begun === undefined || postalCode.startsWith(begun),
        `${at}/${index}/postalCode`,
        `one that begins with ${begun}`,
        postalCode,
      ),
    ),
  );
}

const nameOf = ({ cityTown, stateProvince, postalCode }: SimilarAddress): string =>
  `${cityTown}, ${stateProvince} ${postalCode}`;
