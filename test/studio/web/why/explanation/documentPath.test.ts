import { expect, it } from 'vitest';
import { documentPath } from '../../../../../studio/web/why/explanation/documentPath.ts';

const paths = [
  'form-definition/1.0.0/scheduler/vaccineConsent.json',
  'form-definition/1.0.0/scheduler/consent.json',
  'notes-data/1.0.0/scheduler/notes-data.json',
];

it.each([
  ['form-definition/vaccineConsent', paths[0]],
  ['form-definition/vaccineConsent with vaccine-consent=flu', paths[0]],
  ['form-definition/consent', paths[1]],
  ['notes-data', paths[2]],
  ['form-definition/unknown', undefined],
])('finds the file of %s', (document, path) => {
  expect(documentPath(document, paths)).toBe(path);
});
