import type { SimilarAddress } from '../../../../schemas/generated/api/places/suggest-addresses/reply.js';
import type { SchemaCheck } from '../../../../schemas/SchemaCheck.ts';
import type { ContractCase } from '../../../case/ContractCase.ts';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { ask } from '../../../world/ask.ts';
import type { Caller } from '../../../world/Guest.ts';
import { unlessSkipped } from '../../../world/unlessSkipped.ts';
import type { ContractName } from '../../addresses.ts';
import { suggestedWrong } from '../suggestedWrong.ts';
import { citiesOf, cityWrong, zipCodeElsewhere, zipCodeOutvoted } from './zipCodeElsewhere.ts';

/** A call that suggests places for a text. */
interface SuggestingCall<Reply> {
  readonly call: ContractName;
  readonly check: SchemaCheck<Reply>;
  /** The name of the text in the query. */
  readonly text: string;
  /** JSON Pointer to the list in the reply. */
  readonly list: string;
  readonly read: (reply: Reply) => readonly SimilarAddress[];
}

const ZIP = '02108';

/** What of it was typed so far. */
const BEGUN = ZIP.slice(0, 4);

/** Many places begin like this. */
const MANY = 'san';

const DEFAULT_SIZE = '5';
const LARGE_SIZE = '20';

/** Finds a list that has not as many entries as it should. */
export const countWrong = (found: readonly SimilarAddress[], list: string, least: number, most: number) =>
  unless(
    found.length >= least && found.length <= most,
    list,
    least === most ? `${least} entries` : `${least} to ${most} entries`,
    `a list of ${found.length}`,
  );

/** What a text must have for suggestions, whichever of both calls is asked. */
export function suggestionCases<Reply>({ call, check, text, list, read }: SuggestingCall<Reply>) {
  const buildQuery = (typed: string, size?: string): Query => ({ [text]: typed, ...(size && { 'page.size': size }) });
  const suggest = async (guest: Caller, typed: string, size: string) =>
    read(await ask(guest, call, check, { query: buildQuery(typed, size) }));
  const checkList = (find: (found: readonly SimilarAddress[]) => ContractViolation | undefined) => (reply: Reply) =>
    find(read(reply));
  const cases: readonly ContractCase<Reply>[] = [
    {
      name: 'two of many: the best of more',
      statuses: [200],
      send: async ({ guest }) => {
        const cities = await citiesOf(guest, (await unlessSkipped(suggest(guest, MANY, '2'))) ?? []);
        const more = (await unlessSkipped(suggest(guest, MANY, LARGE_SIZE))) ?? [];
        const best = namesOf(more.slice(0, 2));
        return {
          query: buildQuery(MANY, '2'),
          findViolation: checkList((found) =>
            firstWrong(
              countWrong(found, list, 1, 2),
              suggestedWrong(found, list, { begun: MANY }),
              cityWrong(found, list, cities),
              unless(more.length < 2 || namesOf(found) === best, list, `${best}, the first of more`, namesOf(found)),
            ),
          ),
        };
      },
    },
    {
      name: 'of a ZIP code that begins with 0',
      statuses: [200],
      send: async ({ guest }) => {
        const elsewhere = await zipCodeElsewhere(guest, call, ZIP);
        const begun = await suggest(guest, BEGUN, LARGE_SIZE);
        const isMeant = begun.length > 0 && begun.every(({ postalCode }) => postalCode.startsWith(BEGUN));
        return {
          query: buildQuery(ZIP, '5'),
          findViolation: checkList((found) =>
            firstWrong(
              countWrong(found, list, 1, 5),
              suggestedWrong(found, list, { zip: ZIP }),
              zipCodeOutvoted(elsewhere, found[0], `${list}/0`),
              unless(isMeant, list, `ZIP codes that begin with ${BEGUN}, where it was typed so far`, namesOf(begun)),
            ),
          ),
        };
      },
    },
    {
      name: 'of a nine-digit ZIP code: as of its first five digits',
      statuses: [200],
      send: async ({ guest }) => {
        const known = namesOf(await suggest(guest, ZIP, '5'));
        return {
          query: buildQuery(`${ZIP}-1234`, '5'),
          findViolation: checkList((found) =>
            firstWrong(
              unless(namesOf(found) === known, list, `${known}, as of ${ZIP}`, namesOf(found)),
              countWrong(found, list, 1, 5),
              suggestedWrong(found, list, { zip: ZIP }),
            ),
          ),
        };
      },
    },
    {
      name: 'of many without page.size: as many as with 5, the best of more',
      statuses: [200],
      send: async ({ guest }) => {
        const known = await suggest(guest, MANY, DEFAULT_SIZE);
        const best = (await suggest(guest, MANY, LARGE_SIZE)).slice(0, known.length);
        return {
          query: buildQuery(MANY),
          findViolation: checkList((found) =>
            firstWrong(
              countWrong(found, list, known.length, known.length),
              suggestedWrong(found, list, { begun: MANY }),
              unless(namesOf(found) === namesOf(known), list, 'the same as with page.size 5', 'others'),
              unless(namesOf(found) === namesOf(best), list, `the first of ${LARGE_SIZE}`, 'others'),
            ),
          ),
        };
      },
    },
    {
      name: 'of a city in one of the states that have it, in small letters: as in capitals',
      statuses: [200],
      send: async ({ guest }) => {
        const known = namesOf(await suggest(guest, 'Columbus, GA', '5'));
        return {
          query: buildQuery(' columbus, ga ', '5'),
          findViolation: checkList((found) =>
            firstWrong(
              countWrong(found, list, 1, 5),
              suggestedWrong(found, list, { state: 'GA' }),
              unless(namesOf(found) === known, list, `${known}, as in capitals`, namesOf(found)),
            ),
          ),
        };
      },
    },
    {
      name: 'of a text that names no place',
      statuses: [200],
      send: () => ({ query: buildQuery('zzzzzz'), findViolation: checkList((found) => countWrong(found, list, 0, 0)) }),
    },
  ];
  return cases;
}

const namesOf = (found: readonly SimilarAddress[]): string =>
  found.map(({ cityTown, stateProvince, postalCode }) => `${cityTown}, ${stateProvince} ${postalCode}`).join('; ') ||
  'none';
