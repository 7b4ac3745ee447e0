import { describe, expect, it } from 'vitest';
import { serviceWanted } from '../../../../app/screens/prescreen/state/usePrescreenStart.ts';
import { bookable } from '../../app-services/fixtures.ts';

const services = [
  bookable({ id: 202, name: 'Nutrition Follow-Up', category: 'Telenutrition', order: 9 }),
  bookable({ id: 201, name: 'Initial Nutrition Visit', category: 'Telenutrition', order: 4 }),
  bookable({ id: 30, name: 'Sore Throat', listedName: 'Throat', category: 'Illnesses' }),
];

describe('the service that a guest came for', () => {
  it.each([
    ['by its id', { serviceIds: [30] }, 30],
    ['by the first of its ids', { serviceIds: [30, 201] }, 30],
    ['by its id before its name', { serviceIds: [30], type: 'Nutrition Follow-Up' }, 30],
    ['by its name', { serviceIds: [], type: 'Nutrition Follow-Up' }, 202],
    ['by its name where the id is unknown', { serviceIds: [999], type: 'Sore Throat' }, 30],
    ['by the name that the server lists', { serviceIds: [], type: 'Throat' }, 30],
    ['the first of a category', { serviceIds: [], type: 'Telenutrition' }, 201],
    ['none of another name', { serviceIds: [], type: 'telenutrition' }, undefined],
    ['none without a word', { serviceIds: [] }, undefined],
  ])('%s', (_, criteria, id) => {
    expect(serviceWanted(services, criteria)?.id).toBe(id);
  });
});
