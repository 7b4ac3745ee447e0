import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, Provider } from '../../../app/journey/index.ts';
import { bookedNote, readBookedNote } from '../../../app/reservation/bookedNote.ts';
import { appointment, clinic, followup } from '../journey/fixtures.ts';

const bookedAt = new Date('2027-03-01T15:00:00Z');
const [first, second] = [
  { id: 'canary-id', confirmCode: 'canary-code' },
  { id: 'canary-2', confirmCode: 'canary-3' },
];
const buildNote = (appointments: readonly Appointment[], provider: Provider = clinic) =>
  bookedNote(appointments, provider, bookedAt);
const read = (booked: unknown, at = bookedAt.toISOString()) => readBookedNote({ booked }, new Date(at));
const note = buildNote([appointment(first)]);

describe('the note of a confirmation', () => {
  it('has when and where, and until when it is shown', () => {
    expect(note).toEqual({
      visits: [{ timestamp: '2027-03-15 09:00:00', timezone: 'America/New_York' }],
      place: { businessName: 'tlc', vanityName: 'Mason Crossing', address: clinic.address },
      until: Date.parse('2027-03-15T13:00:00Z'),
    });
  });

  it('has neither id nor code nor service, nor what a guest told about the place', () => {
    const withPrivateFacts: Provider = {
      ...clinic,
      isBenefitCode: true,
      licensureState: 'canary-state',
      distance: 77_777,
    };
    const services = [{ id: 99_999, name: 'canary-service' }];
    const text = JSON.stringify(
      buildNote([appointment({ ...first, services }), { ...followup, ...second }], withPrivateFacts),
    );
    for (const secret of ['canary', '99999', '77777', 'enefit', clinic.providerId, '39.36', '513-555'])
      expect(text).not.toContain(secret);
  });

  it('of a pair ends with the second', () => {
    expect(buildNote([appointment(first), { ...followup, ...second }])?.until).toBe(Date.parse('2027-04-12T13:00:00Z'));
  });

  it.each([
    ['2027-03-01T15:00:00Z', '2027-03-02T05:00:00Z'],
    // At this moment it is still Monday in Ohio.
    ['2027-03-02T04:59:59Z', '2027-03-02T05:00:00Z'],
  ])('of a walk-in at %s ends with the day of the pharmacy', (at, until) => {
    expect(bookedNote([appointment({ timestamp: '' })], clinic, new Date(at))?.until).toBe(Date.parse(until));
  });

  it('names the provider of a visit by video, which has no address', () => {
    const { address: _none, vanityName: _other, ...person } = { ...clinic, clinicianName: 'Dana Whitfield' };
    expect(buildNote([appointment(first)], person)?.place).toEqual({
      businessName: 'tlc',
      vanityName: 'Dana Whitfield',
    });
  });

  it.each([
    ['nothing is booked any more', []],
    ['its time is none', [appointment({ timestamp: 'soon' })]],
    ['its zone is none', [appointment({ timezone: 'Mars/Olympus' })]],
  ])('is not made where %s', (_what, appointments) => {
    expect(buildNote(appointments)).toBeUndefined();
  });
});

describe('a note that is read', () => {
  it.each([
    ['one', buildNote([appointment(first)])],
    ['two', buildNote([appointment(first), followup])],
    ['a walk-in', buildNote([appointment({ timestamp: '' })])],
  ])('is what was written of %s, and can be written again', (_what, written) => {
    expect(written).toBeDefined();
    expect(read(written)).toEqual(written);
    expect(read(JSON.parse(JSON.stringify(read(written))))).toEqual(written);
  });

  it('is none from the moment that the appointment begins', () => {
    expect(read(note, '2027-03-15T12:59:59Z')).toEqual(note);
    expect(read(note, '2027-03-15T13:00:00Z')).toBeUndefined();
  });

  it('leaves out what does not belong there', () => {
    const place = { ...note?.place, phone: 'x', address: { ...clinic.address, note: 'x' } };
    expect(read({ ...note, place, more: 'x', visits: [{ ...note?.visits[0], services: [] }] })).toEqual(note);
  });

  it.each<[string, unknown]>([
    ['no visit', { ...note, visits: [] }],
    ['three visits', { ...note, visits: [1, 2, 3].map(() => note?.visits[0]) }],
    ['a walk-in beside another', { ...note, visits: [note?.visits[0], { timestamp: '', timezone: 'UTC' }] }],
    ['a time that no clock shows', { ...note, visits: [{ timestamp: '2027-02-30 09:00:00', timezone: 'UTC' }] }],
    ['an unknown zone', { ...note, visits: [{ timestamp: '2027-03-15 09:00:00', timezone: 'x' }] }],
    ['no zone', { ...note, visits: [{ timestamp: '2027-03-15 09:00:00' }] }],
    ['no place', { ...note, place: undefined }],
    ['a place of nobody', { ...note, place: { vanityName: 'x' } }],
    ['a name that is no text', { ...note, place: { ...note?.place, vanityName: {} } }],
    ['half an address', { ...note, place: { ...note?.place, address: { addressLines: ['x'] } } }],
    [
      'lines that are no texts',
      { ...note, place: { ...note?.place, address: { ...clinic.address, addressLines: [{}] } } },
    ],
    ['no end', { ...note, until: undefined }],
    ['an end that never comes', { ...note, until: Number.POSITIVE_INFINITY }],
    ['an end that is no number', { ...note, until: '9999999999999' }],
  ])('is none with %s', (_what, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('is none for whatever else stands in the history', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readBookedNote(state, bookedAt)).toBeUndefined();
        expect(read(state)).toBeUndefined();
      }),
    );
  });

  it('keeps nothing but texts and a moment of a note in which anything was changed', () => {
    const part = fc.oneof(fc.anything(), fc.string());
    const visit = fc.record(
      {
        timestamp: fc.oneof(part, fc.constant('2027-03-15 09:00:00'), fc.constant('')),
        timezone: fc.oneof(part, fc.constant('America/New_York')),
      },
      { requiredKeys: [] },
    );
    const address = fc.record({
      addressLines: fc.oneof(part, fc.array(part)),
      cityTown: part,
      stateProvince: part,
      postalCode: part,
    });
    const place = fc.record(
      { businessName: fc.oneof(part, fc.constant('tlc')), vanityName: part, address: fc.oneof(part, address) },
      { requiredKeys: [] },
    );
    const hostile = fc.record({
      visits: fc.oneof(part, fc.array(visit, { maxLength: 3 })),
      place: fc.oneof(part, place),
      until: fc.oneof(part, fc.double(), fc.constant(4e12)),
    });
    fc.assert(
      fc.property(hostile, (value) => {
        const found = read(value);
        if (found) expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      }),
      { numRuns: 2000 },
    );
  });
});
