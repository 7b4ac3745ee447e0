import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type FlowName, type FlowTraits, flowNames, flows } from '../../../app/journey/index.ts';
import { sourceFiles } from '../../architecture/findImports.ts';

type WithAnother = Readonly<Record<FlowName | 'CURBSIDE', FlowTraits>>;

it('does not compile with another flow that has no row, or lacks a trait', () => {
  const count = (rows: WithAnother): number => Object.keys(rows).length;
  // The type check fails here when it does not report the missing part.
  // @ts-expect-error: the flow is missing in the table
  expect(count({ ...flows })).toBe(flowNames.length);
  // @ts-expect-error: a trait is missing in its row
  expect(count({ ...flows, CURBSIDE: { ...flows.IN_PERSON, counts: undefined } })).toBe(flowNames.length + 1);
  expect(count({ ...flows, CURBSIDE: { ...flows.IN_PERSON, counts: 'video' } })).toBe(flowNames.length + 1);
});

it('has a row for each flow', () => {
  expect(Object.keys(flows).toSorted()).toEqual([...flowNames].toSorted());
});

it('has the flows that PAGE-2 names', () => {
  const [, named = ''] =
    /PAGE-2\*\* The flows are (.*)\./.exec(readFileSync('docs/requirements/pages.md', 'utf8')) ?? [];
  expect(named.split(/, | and /), 'PAGE-2 in docs/requirements/pages.md').toEqual(flowNames);
});

it('is the only place of the app that knows one flow from another', () => {
  const compared = new RegExp(`(===|!==|case|\\?|:) '(${flowNames.join('|')})'`);
  const files = sourceFiles(['app', 'authoring']).filter((file) => compared.test(readFileSync(file, 'utf8')));
  // The note of a booking stores the kind of place, from which it derives the flow.
  expect(files).toEqual(['app/screens/confirmation/Booked.tsx']);
});
