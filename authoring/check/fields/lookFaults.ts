import { escapeName } from '#engine';
import { formWidgets } from '../../../app/widgets/index.ts';
import { membersOf } from '../words/membersOf.ts';
import { type AskedField, type FieldFault, lookAt } from './AskedField.ts';

/** Looks that some widget takes, and the one that the field is asked with does not. What no widget takes the compiler tells. */
export function lookFaults(field: AskedField): readonly FieldFault[] {
  const widget = formWidgets.find(({ name }) => name === lookAt(field, 'widget'));
  if (widget === undefined) return [];
  const takes = Object.keys(widget.uiOptions ?? {});
  const others = formWidgets
    .flatMap(({ uiOptions: looks = {} }) => Object.keys(looks))
    .filter((name) => !takes.includes(name));
  const known = takes.map((name) => `ui:${name}`);
  return saidIn(field)
    .filter(({ name }) => others.includes(name))
    .map(({ name, pointer }) => ({
      pointer,
      message: `The widget "${widget.name}" takes no "ui:${name}", so a guest would see nothing of it.`,
      ...(known.length > 0 && { known }),
    }));
}

/** All that a look says, without `ui:`, and where it says it. */
function saidIn({ look, lookPointer }: AskedField) {
  const members = membersOf(look);
  const own = members.flatMap(([name]) =>
    name.startsWith('ui:') ? [{ name: name.slice('ui:'.length), pointer: `${lookPointer}/${escapeName(name)}` }] : [],
  );
  const options = members.flatMap(([name, value]) => (name === 'ui:options' ? membersOf(value) : []));
  const among = options.map(([name]) => ({ name, pointer: `${lookPointer}/ui:options/${escapeName(name)}` }));
  return [...own, ...among];
}
