import { expect, it } from 'vitest';
import { notesFor } from '../../../../authoring/journeys/browser/notesFor.ts';

const notes = { $schema: 'notes-data.json', reasons: { Illnesses: ['Cough', 'Other'], Injuries: ['Sprain', 'Other'] } };
const visit = { services: [{ id: 29, name: 'Sore Throat', category: 'Illnesses' }] };

it('lists the reasons of the journey for the category of its service', () => {
  const reasons = [{ value: 'some text', title: 'some text' }];
  expect(notesFor({ ...visit, reasons }, notes)).toEqual({
    ...notes,
    reasons: { Illnesses: ['some text'], Injuries: ['Sprain', 'Other'] },
  });
});

it('lists none for a guest who is asked for none, whatever the document has', () => {
  expect(notesFor(visit, notes)).toEqual({ ...notes, reasons: { Injuries: ['Sprain', 'Other'] } });
});
