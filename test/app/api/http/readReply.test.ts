import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from '../../../../app/api/http/readReply.ts';
import { checkListServicesReply } from '../../../../schemas/generated/api/services/list-services/reply.js';

const lists = ['/data/services', '/data/services/-/businessNames'];
const service = (id: number, part: object = {}) => ({
  id,
  name: `Service ${id}`,
  groupName: 'Illnesses',
  groupOrder: 1,
  order: id,
  maxDaysAhead: 14,
  businessNames: ['tlc'],
  ...part,
});
const read = (services: unknown) => readReply(checkListServicesReply, { data: { services } }, { lists });
const listIds = (services: unknown) => read(services)?.value.data.services.map(({ id }) => id);

describe('a list with an invalid entry', () => {
  it.each<[string, unknown]>([
    ['a text', 'Sore Throat'],
    ['null', null],
    ['an entry without a name', service(2, { name: undefined })],
    ['an entry whose name is null', service(2, { name: null })],
    ['an entry whose group is a number', service(2, { groupName: 7 })],
    ['an entry with a blank group', service(2, { groupName: ' ' })],
    ['an entry whose order is a text', service(2, { order: 'first' })],
    ['an entry with several errors', service(2, { order: 'first', groupName: null, dose: 0 })],
  ])('has the others: %s', (_what, invalid) => {
    const given = typeof invalid === 'object' && invalid !== null ? JSON.parse(JSON.stringify(invalid)) : invalid;
    expect(listIds([service(1), given, service(3)])).toEqual([1, 3]);
    expect(read([service(1), given, service(3)])?.dropped).toBe(1);
  });

  it.each(['order', 'groupOrder', 'dose', 'followupServiceId', 'maxDaysAhead', 'isVaccine'])(
    'takes a null for absent: %s',
    (name) => {
      const reply = read([service(1, { [name]: null })]);
      expect(reply?.value.data.services[0]).not.toHaveProperty(name);
      expect(reply?.dropped).toBe(0);
    },
  );

  it('leaves out of an inner list what is invalid there, and keeps its entry', () => {
    const reply = read([service(1, { businessNames: ['tlc', 7] })]);
    expect(reply?.value.data.services[0]?.businessNames).toEqual(['tlc']);
    expect(reply?.dropped).toBe(1);
  });

  it('is no list where nothing of it is left', () => {
    expect(read([{ id: 'x' }, null])).toBeUndefined();
    expect(listIds([])).toEqual([]);
  });
});

it.each([null, 7, {}, { data: null }, { data: { services: null } }, { data: { services: {} } }])(
  'reads nothing out of %j',
  (body) => {
    expect(readReply(checkListServicesReply, body, { lists })).toBeUndefined();
  },
);

it('drops nothing where no list may lose entries', () => {
  expect(readReply(checkListServicesReply, { data: { services: [service(1), null] } }, {})).toBeUndefined();
});

describe('a lenient reading', () => {
  const readLenient = (services: unknown) =>
    readReply(checkListServicesReply, { data: { services } }, { lists: ['/data/services'], lenient: true });

  it('keeps an entry without a property that is odd', () => {
    const reply = readLenient([service(1), service(2, { dose: 'first' })]);
    expect(reply).toEqual({ value: { data: { services: [service(1), service(2)] } }, dropped: 1 });
  });

  it('leaves out an entry that lacks what it needs', () => {
    expect(readLenient([service(1), service(2, { name: 7 })])?.value.data.services).toHaveLength(1);
  });

  it('never gives what its schema refuses', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(service(1))), { maxLength: 6 }), (entries) => {
        const reply = readLenient(entries);
        if (reply) expect(checkListServicesReply(reply.value)).toBe(true);
      }),
    );
  });
});

it('gives a whole reply as it came', () => {
  const body = { data: { services: [service(1)] } };
  expect(readReply(checkListServicesReply, body, { lists })?.value).toBe(body);
});

it('never gives what its schema refuses, and keeps every good entry, whatever stands beside it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(service(1))), { maxLength: 6 }), (entries) => {
      const reply = read(entries);
      const good = entries.filter((entry) => checkListServicesReply({ data: { services: [entry] } }));
      if (reply) expect(checkListServicesReply(reply.value)).toBe(true);
      if (good.length > 0) expect(reply?.value.data.services.length).toBeGreaterThanOrEqual(good.length);
    }),
  );
});
