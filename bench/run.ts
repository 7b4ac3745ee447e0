import { parseArgs } from 'node:util';
import { measureBooking } from './booking/measureBooking.ts';
import { measureClinics } from './clinics/measureClinics.ts';
import { measureFirstView } from './first-view/measureFirstView.ts';
import { measureGuest } from './guest/measureGuest.ts';
import { measureIntake } from './intake/measureIntake.ts';
import { measureForms } from './measures/measureForms.ts';
import { measureProof } from './measures/measureProof.ts';
import { measureObserved } from './observed/measureObserved.ts';
import { measureSlots } from './slots/measureSlots.ts';
import { DEFAULT_SIZES, readSizes } from './slots/readSizes.ts';
import { measureSoak } from './soak/measureSoak.ts';

/** Prints every figure that this repository measures, or only those of the named parts. */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { clinics: { type: 'string', default: DEFAULT_SIZES.join() } },
});

/** The parts that can be measured separately, by name. */
const parts = {
  guest: measureGuest,
  'first-view': measureFirstView,
  forms: measureForms,
  slots: () => measureSlots(readSizes(values.clinics)),
  clinics: measureClinics,
  proof: measureProof,
  intake: measureIntake,
  booking: measureBooking,
  observed: measureObserved,
  soak: measureSoak,
};

const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await measure();
}
