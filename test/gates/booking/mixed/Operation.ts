import fc from 'fast-check';
import { timesOfDay, type VisitName } from './visits.ts';

/** What a guest does, chosen before the run: `which` selects from what the guests know when it runs. */
export type Operation =
  | { readonly do: 'reserve'; readonly guest: number; readonly visit: VisitName; readonly time: number }
  | { readonly do: 'release'; readonly guest: number; readonly which: number }
  | {
      readonly do: 'book';
      readonly guest: number;
      readonly patient: number;
      readonly visit: VisitName;
      readonly time: number;
      /** Time of the second dose, which only a first dose has. */
      readonly followup: number | null;
    }
  | { readonly do: 'walkIn'; readonly guest: number; readonly patient: number; readonly vaccine: VisitName }
  | { readonly do: 'cancel'; readonly guest: number; readonly which: number; readonly isRightCode: boolean }
  /** Sends an earlier deed again, with its key. */
  | { readonly do: 'again'; readonly which: number }
  | { readonly do: 'wait'; readonly minutes: number }
  /** The cleanup that the server runs every ten minutes. */
  | { readonly do: 'tidy' };

const guests = 8;
const patients = 6;
const guest = fc.nat(guests - 1);
const patient = fc.nat(patients - 1);
const time = fc.nat(timesOfDay - 1);
const which = fc.nat(99);
const visit = fc.constantFrom<VisitName>('cold', 'physical', 'firstDose', 'secondDose');
const vaccine = fc.constantFrom<VisitName>('firstDose', 'secondDose');
/**
 * Waits around the limits (the minute of grace, the ten minutes of a reservation, the quarter of an hour without
 * codes), and waits until shortly before the clinic opens.
 */
const minutes = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(0.5, 1, 5, 9, 10, 11, 15) },
  { weight: 1, arbitrary: fc.constantFrom(300, 1_199) },
);
const is = <Name extends string>(name: Name) => fc.constant(name);

const book = fc.record({ do: is('book'), guest, patient, visit, time, followup: fc.option(time, { freq: 2 }) });

/** Random operations, weighted so that every kind meets every other. */
export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 22, arbitrary: fc.record({ do: is('reserve'), guest, visit, time }) },
  { weight: 10, arbitrary: fc.record({ do: is('release'), guest, which }) },
  { weight: 28, arbitrary: book },
  { weight: 5, arbitrary: fc.record({ do: is('walkIn'), guest, patient, vaccine }) },
  {
    weight: 17,
    arbitrary: fc.record({ do: is('cancel'), guest, which, isRightCode: fc.nat(9).map((one) => one > 2) }),
  },
  { weight: 8, arbitrary: fc.record({ do: is('again'), which }) },
  { weight: 8, arbitrary: fc.record({ do: is('wait'), minutes }) },
  { weight: 2, arbitrary: fc.record({ do: is('tidy') }) },
);
