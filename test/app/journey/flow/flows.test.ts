import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type FlowName, type FlowTraits, flowNames, flows } from '../../../../app/journey/index.ts';
import { sourceFiles } from '../../../architecture/findImports.ts';

type WithSixth = Readonly<Record<FlowName | 'CURBSIDE', FlowTraits>>;

it('does not compile with a sixth flow that has no row, or lacks a trait', () => {
  const count = (rows: WithSixth): number => Object.keys(rows).length;
  // The type check fails here when it does not report the missing part.
  // @ts-expect-error: the flow is missing in the table
  expect(count({ ...flows })).toBe(5);
  // @ts-expect-error: a trait is missing in its row
  expect(count({ ...flows, CURBSIDE: { ...flows.IN_PERSON, cardDays: undefined } })).toBe(6);
  expect(count({ ...flows, CURBSIDE: { ...flows.IN_PERSON, cardDays: 3 } })).toBe(6);
});

it('has a row for each flow', () => {
  expect(Object.keys(flows).toSorted()).toEqual([...flowNames].toSorted());
});

it('is the only place of the app that knows one flow from another', () => {
  const compared = /(===|!==|case|\?|:) '(IN_PERSON|VIRTUAL_VISIT|DIETITIAN|EVERYDAY_VACCINE|INSTANT_VACCINE)'/;
  const files = sourceFiles(['app', 'authoring']).filter((file) => compared.test(readFileSync(file, 'utf8')));
  // The note of a booking stores the kind of place, from which it derives the flow.
  expect(files).toEqual(['app/screens/confirmation/reload/Booked.tsx']);
});
