import type { CheckFault } from './DocumentEntry.ts';

/** Outweighs any number of faults inside a form: a value of another type was not meant to be that form. */
const OTHER_TYPE = 100;
/** Outweighs a few faults inside a form: an object without its members, or with others, was hardly meant to be it. */
const OTHER_MEMBERS = 10;

/**
 * Where a value may have one of several forms, Ajv reports the faults of every form and then `anyOf`. An author wants
 * those of the form that was meant: the one with the fewest faults. When every form is of another type, the `anyOf`
 * itself tells, with the types.
 */
export function chosenFaults(faults: readonly CheckFault[]): readonly CheckFault[] {
  let chosen: readonly CheckFault[] = faults;
  for (const choice of faults.filter(({ keyword }) => keyword === 'anyOf')) {
    const within = chosen.filter((fault) => fault !== choice && isWithin(fault, choice));
    const [best] = formsOf(within, choice).sort((a, b) => weight(a, choice) - weight(b, choice));
    const told = best !== undefined && weight(best, choice) < OTHER_TYPE ? best : [withTypes(choice, within)];
    chosen = chosen.flatMap((fault) => (fault === choice ? told : within.includes(fault) ? [] : [fault]));
  }
  return chosen;
}

const isWithin = ({ instancePath }: CheckFault, choice: CheckFault): boolean =>
  instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`);

/** The faults by form. Those of a form in another file do not say which one it is, and count as one form. */
function formsOf(faults: readonly CheckFault[], { schemaPath }: CheckFault): CheckFault[][] {
  const forms = new Map<string, CheckFault[]>();
  for (const fault of faults) {
    const inline = fault.schemaPath.startsWith(`${schemaPath}/`);
    const form = inline ? (fault.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '') : '';
    forms.set(form, [...(forms.get(form) ?? []), fault]);
  }
  return [...forms.values()];
}

const isOtherType = ({ keyword, instancePath }: CheckFault, choice: CheckFault): boolean =>
  keyword === 'type' && instancePath === choice.instancePath;

const hasOtherMembers = ({ keyword, instancePath }: CheckFault, choice: CheckFault): boolean =>
  ['required', 'additionalProperties'].includes(keyword) && instancePath === choice.instancePath;

function weight(form: readonly CheckFault[], choice: CheckFault): number {
  const weights = form.map((fault) =>
    isOtherType(fault, choice) ? OTHER_TYPE : hasOtherMembers(fault, choice) ? OTHER_MEMBERS : 1,
  );
  return weights.reduce((sum, each) => sum + each, 0);
}

function withTypes(choice: CheckFault, within: readonly CheckFault[]): CheckFault {
  const types = within.flatMap((fault) => (isOtherType(fault, choice) ? [fault.params.type] : [])).flat();
  return { ...choice, params: types.length === 0 ? {} : { types: [...new Set(types)] } };
}
