import type { PayloadPlan, WizardPlan } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { meaningAt, meantFields } from './MeantField.ts';
import { formatPointer, isMeantBy, type MeantPlace } from './requestMeanings.ts';

/** Encoders that write something that follows from the answer, instead of the answer, to a place of its own. */
const programs: readonly string[] = ['medicareProgram', 'medicaidProgram'];
const writesAnother: readonly string[] = ['signedAt', ...programs];

/** The encoder that is named like a field, where the one that writes it is named like something else: a program of health care. */
function namedLike(field: string, encoder: string): string | undefined {
  const hasName = (each: string): boolean => field.toLowerCase().includes(each.replace(/Program$/, ''));
  const isNamed = programs.includes(encoder) && !hasName(encoder);
  return isNamed ? programs.find(hasName) : undefined;
}

const isEntry = (name: string): boolean => /^\d+$/.test(name);

/** Reports lines of a payload that send one thing to the place of another. */
export function sentAsAnother({ steps }: WizardPlan, places: readonly MeantPlace[]): readonly AuthoringProblem[] {
  const placesOf = (meaning: string) => places.filter((place) => isMeantBy(meaning, place.meaning));
  const meantAt = ({ to }: PayloadPlan): string | undefined => {
    const pointer = formatPointer(to.filter((name) => !isEntry(name)));
    return places.find((place) => place.pointer === pointer)?.meaning;
  };
  /** The fields of all steps that belong to one place alone. */
  const owners = steps.flatMap(({ form }) =>
    meantFields(form).flatMap((field) => {
      const [only, ...more] = placesOf(field.meaning);
      return only === undefined || more.length > 0 ? [] : [{ ...field, place: only.meaning }];
    }),
  );
  return steps.flatMap(({ document, form }) =>
    form.payload.flatMap((line): readonly AuthoringProblem[] => {
      const { from, to, as, send, label, pointer } = line;
      const report = (message: string): readonly AuthoringProblem[] => [
        { document, pointer: `${pointer}/to`, code: 'sent-as-another', message },
      ];
      const [source, target] = [formatPointer(from), formatPointer(to)];
      const better = as === undefined ? undefined : namedLike(from.at(-1) ?? '', as);
      if (better !== undefined) return report(`"${source}" is written by "${as}", and "${better}" has its name.`);
      if (send !== undefined || to[0] === 'search' || (as !== undefined && writesAnother.includes(as))) return [];
      const [meaning, place] = [meaningAt(form, from), meantAt(line)];
      if (meaning === undefined) {
        const owner = owners.find((each) => each.place === place);
        return owner === undefined
          ? []
          : report(
              `"${source}" is sent to "${target}", the place of "${formatPointer(owner.names)}" ("${owner.meaning}"). If it is the same, say so: "meaning": "${owner.meaning}".`,
            );
      }
      const own = placesOf(meaning);
      if (own.length === 0 || own.some((each) => each.meaning === place)) return [];
      // An additional answer may repeat what is also sent to its own place.
      const isRepeated = form.payload.some(
        (other) => formatPointer(other.from) === source && own.some((each) => each.meaning === meantAt(other)),
      );
      if (label !== undefined && isRepeated) return [];
      const other = place === undefined || label !== undefined ? 'no place for that' : `the place of "${place}"`;
      const belongs = own.map((each) => `"${each.pointer}"`).join(' or ');
      return report(`"${source}" is "${meaning}", and "${target}" is ${other}: it belongs to ${belongs}.`);
    }),
  );
}
