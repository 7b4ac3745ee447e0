import type { Change } from '../Change.ts';
import type { Rules } from '../rules/openRules.ts';
import { findField, type PlacedField, type Side } from '../rules/Side.ts';
import { look, seen } from '../seen.ts';
import { compareField } from './compareField.ts';

/** Questions that come, go, move or are asked otherwise. One that nobody can be asked, by its settings, is none. */
export function compareFields(rules: Rules): readonly Change[] {
  const { before, after } = rules;
  const was = before.fields.filter(rules.canBeSeen);
  const is = after.fields.filter(rules.canBeSeen);
  return [
    ...was.flatMap((field) => {
      const other = is.find((each) => nameOf(each) === nameOf(field));
      if (other !== undefined) return compareTwins(field, other, rules);
      const there = is.find((each) => each.field === field.field && !isKnown(before, each));
      return [
        there === undefined
          ? look(placeOf(field), `"${field.field}" is no longer asked.`)
          : look(placeOf(field), `"${field.field}" has moved to the step "${there.step.step.id}".`),
      ];
    }),
    ...is
      .filter((field) => was.every((each) => nameOf(each) !== nameOf(field)))
      .filter((field) => was.every((each) => each.field !== field.field || isKnown(after, each)))
      .map((field) => look(placeOf(field), `"${field.field}" is asked, too: "${titleOf(field)}".`)),
  ];
}

const isKnown = (side: Side, { step, field }: PlacedField): boolean =>
  findField(side, step.step.id, field) !== undefined;

function compareTwins(was: PlacedField, is: PlacedField, rules: Rules): readonly Change[] {
  const moved =
    was.page.name === is.page.name
      ? []
      : [look(placeOf(was), `"${was.field}" has moved to the page "${is.page.name}".`)];
  return [...moved, ...compareField(was, is, rules).map((found) => seen(placeOf(was), found))];
}

const nameOf = ({ step, field }: PlacedField): string => `${step.step.id}.${field}`;

const titleOf = ({ page, field }: PlacedField): string => page.schema.properties[field]?.title ?? field;

/** The place of a field, as it is shown above what is said of it. */
export const placeOf = ({ step, page, field }: PlacedField): string => `${step.step.id} / ${page.name} / ${field}`;
