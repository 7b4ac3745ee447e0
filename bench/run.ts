import { measureBooking } from './booking/measureBooking.ts';
import { measureClinics } from './clinics/measureClinics.ts';
import { measureFirstView } from './first-view/measureFirstView.ts';
import { measureGuest } from './guest/measureGuest.ts';
import { measureIntake } from './intake/measureIntake.ts';
import { measureForms } from './measures/measureForms.ts';
import { measureProof } from './measures/measureProof.ts';
import { measureSlots } from './slots/measureSlots.ts';

/** The parts that can be measured separately, by name. */
const parts = {
  guest: measureGuest,
  'first-view': measureFirstView,
  forms: measureForms,
  slots: measureSlots,
  clinics: measureClinics,
  proof: measureProof,
  intake: measureIntake,
  booking: measureBooking,
};

/** Prints every figure that this repository measures, or only those of the named parts. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await measure();
}
