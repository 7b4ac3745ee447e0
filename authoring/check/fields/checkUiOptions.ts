import { escapeName } from '#engine';
import { nearestName } from '#engine/problems';
import { answerKind, type WidgetEntry } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { listMembers } from '../../jsonParts.ts';
import { type AskedField, type FieldProblem, readUiOption } from './AskedField.ts';

/**
 * Reports domains of e-mail addresses that are misspelled, and ui options that another widget supports but the field's
 * widget does not. The compiler reports those that no
 * widget supports. When the widget does not fit the answer, the ui options may be meant for the right widget.
 */
export function checkUiOptions(field: AskedField): readonly FieldProblem[] {
  const { widget } = field;
  if (widget === undefined || !takesAnswer(widget, field)) return [];
  const takes = Object.keys(widget.uiOptions ?? {});
  const others = formWidgets
    .flatMap(({ uiOptions = {} }) => Object.keys(uiOptions))
    .filter((name) => !takes.includes(name));
  const known = takes.map((name) => `ui:${name}`);
  const own = listUiOptions(field);
  return [
    ...own
      .filter(({ name }) => others.includes(name))
      .map(({ name, pointer }) => ({
        pointer,
        code: 'ignored-ui-option' as const,
        message: `The widget "${widget.name}" takes no "ui:${name}", so a guest would see nothing of it.`,
        ...(known.length > 0 && { known }),
      })),
    ...own.filter(({ name }) => name === 'domains').flatMap(({ pointer }) => misspelledDomains(field, pointer)),
  ];
}

/** Domains that most people have, each of which other domains are nearly like. */
const usualDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com'];

/** A domain with the letters of a usual one in another order, or one that is nearly a usual one which the list lacks. */
function misspelledDomains(field: AskedField, pointer: string): readonly FieldProblem[] {
  const domains = String(readUiOption(field, 'domains')).split(/\s+/);
  const strange = domains.filter((domain) => !usualDomains.includes(domain));
  const turned = strange.flatMap((domain) =>
    usualDomains.filter((usual) => lettersOf(usual) === lettersOf(domain)).map((usual) => [domain, usual] as const),
  );
  const near = usualDomains
    .filter((usual) => !domains.includes(usual))
    .flatMap((usual) =>
      strange
        .filter((domain) => nearestName(domain, [usual]) !== undefined)
        .slice(0, 1)
        .map((domain) => [domain, usual] as const),
    );
  return (turned.length > 0 ? turned : near).map(([domain, usual]) => ({
    pointer,
    code: 'unknown-address',
    message: `Guests would be offered addresses of "${domain}", which is nearly "${usual}".`,
  }));
}

const lettersOf = (domain: string): string => [...domain].sort().join('');
const takesAnswer = ({ takes }: WidgetEntry, { schema, uiSchema }: AskedField): boolean => {
  const kind = answerKind(schema, uiSchema);
  return kind === undefined || takes.includes(kind);
};

/** All ui options of a field: their names without `ui:`, and their places. */
function listUiOptions({ uiSchema, uiSchemaPointer }: AskedField) {
  const members = listMembers(uiSchema);
  const own = members.flatMap(([name]) =>
    name.startsWith('ui:')
      ? [{ name: name.slice('ui:'.length), pointer: `${uiSchemaPointer}/${escapeName(name)}` }]
      : [],
  );
  const options = members.flatMap(([name, value]) => (name === 'ui:options' ? listMembers(value) : []));
  const among = options.map(([name]) => ({ name, pointer: `${uiSchemaPointer}/ui:options/${escapeName(name)}` }));
  return [...own, ...among];
}
