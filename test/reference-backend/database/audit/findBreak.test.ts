import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuditEntry, type AuditSeal, makeSeal } from '../../../../reference-backend/database/audit/AuditSeal.ts';
import { type Batch, findBreak, findBreakAtEnd } from '../../../../reference-backend/database/audit/findBreak.ts';
import { createKeyring } from '../../../../reference-backend/database/sealing/createKeyring.ts';
import { newKeySet } from '../../../../reference-backend/database/sealing/KeySet.ts';
import { cases } from '../../../setup/cases.ts';
import { seed } from '../../../setup/seed.ts';

const now = new Date('2027-03-01T15:00:00Z');
const times = { sealedAt: '2027-03-01T12:00:00.000000Z', keptUntil: '2033-03-01T12:00:00.000000Z' };
const keyring = createKeyring(newKeySet(now));
const others = createKeyring(newKeySet(now));

/** What the check says of a whole chain. */
function check(chain: readonly Batch[], keys = keyring, at = now): string | undefined {
  let before: AuditSeal | undefined;
  for (const batch of chain) {
    const broken = findBreak(keys, before, batch, at);
    if (broken) return broken;
    before = batch.seal;
  }
  return findBreakAtEnd(keys, before);
}

/** Seals batches of entries with these many in each. */
function chainOf(contents: readonly (readonly string[])[], keysOf: (index: number) => typeof keyring = () => keyring) {
  let id = 0;
  let before: AuditSeal | undefined;
  return contents.map((whats, index): Batch => {
    const [first, ...more] = whats.map((what): AuditEntry => {
      id += 1;
      return { id: String(id), happenedAt: times.sealedAt, act: 'booked', who: `guest-${what}`, what };
    });
    if (!first) throw new Error('a batch has an entry');
    const entries = [first, ...more] as const;
    before = makeSeal(keysOf(index), before, entries, times);
    return { seal: before, entries };
  });
}

const text = fc.string({ maxLength: 6 });
const contents = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });

/** One thing that somebody does to a chain. It may come to nothing, as a swap of a seal with itself. */
type Tampering = (chain: readonly Batch[], pick: (below: number) => number, word: string) => readonly Batch[];

const withBatch = (chain: readonly Batch[], index: number, batch: Batch): readonly Batch[] =>
  chain.map((each, at) => (at === index ? batch : each));
const pickBatch = (chain: readonly Batch[], pick: (below: number) => number): readonly [number, Batch] => {
  const index = pick(chain.length);
  const batch = chain[index];
  if (!batch) throw new Error('there is such a batch');
  return [index, batch];
};
const swapped = <T>(all: readonly T[], one: number, other: number): readonly T[] =>
  all.map((each, index) => (index === one ? all[other] : index === other ? all[one] : each) as T);

const tamperings: Readonly<Record<string, Tampering>> = {
  'a changed entry': (chain, pick, word) => {
    const [index, { seal, entries }] = pickBatch(chain, pick);
    const member = (['id', 'happenedAt', 'act', 'who', 'what'] as const)[pick(5)] ?? 'id';
    const at = pick(entries.length);
    return withBatch(chain, index, {
      seal,
      entries: entries.map((entry, each) => (each === at ? { ...entry, [member]: word } : entry)),
    });
  },
  'a missing entry': (chain, pick) => {
    const [index, { seal, entries }] = pickBatch(chain, pick);
    return withBatch(chain, index, { seal, entries: entries.filter((_, at) => at !== pick(entries.length)) });
  },
  'an entry too many': (chain, pick) => {
    const [index, { seal, entries }] = pickBatch(chain, pick);
    return withBatch(chain, index, { seal, entries: [...entries, ...entries.slice(0, 1)] });
  },
  'entries in each other’s place': (chain, pick) => {
    const [index, { seal, entries }] = pickBatch(chain, pick);
    return withBatch(chain, index, { seal, entries: swapped(entries, pick(entries.length), pick(entries.length)) });
  },
  'entries under each other’s seal': (chain, pick) => {
    const [[one, first], [other, second]] = [pickBatch(chain, pick), pickBatch(chain, pick)];
    const moved = withBatch(chain, one, { ...first, entries: second.entries });
    return withBatch(moved, other, { ...second, entries: first.entries });
  },
  'a missing seal': (chain, pick) => chain.filter((_, index) => index !== pick(chain.length - 1)),
  'seals in each other’s place': (chain, pick) => swapped(chain, pick(chain.length), pick(chain.length)),
  'seals with each other’s number': (chain, pick) => {
    const [[one, first], [other, second]] = [pickBatch(chain, pick), pickBatch(chain, pick)];
    const moved = withBatch(chain, one, { ...second, seal: { ...second.seal, number: first.seal.number } });
    return withBatch(moved, other, { ...first, seal: { ...first.seal, number: second.seal.number } });
  },
  'a changed seal': (chain, pick, word) => {
    const [index, { seal, entries }] = pickBatch(chain, pick);
    const members = [
      'sealedAt',
      'keptUntil',
      'firstEntry',
      'lastEntry',
      'entriesHash',
      'hashBefore',
      'hash',
      'mac',
    ] as const;
    return withBatch(chain, index, { seal: { ...seal, [members[pick(8)] ?? 'hash']: word }, entries });
  },
  'a chain that was made anew from some place on, without the keys': (chain, pick, word) => {
    const from = pick(chain.length);
    let before = chain[from - 1]?.seal;
    return chain.map((batch, index) => {
      if (index < from) return batch;
      const [first, ...more] = batch.entries.map((entry) => ({ ...entry, what: word }));
      if (!first) throw new Error('a batch has an entry');
      before = { ...makeSeal(others, before, [first, ...more], times), keyId: batch.seal.keyId };
      return { seal: before, entries: [first, ...more] };
    });
  },
};

describe('a chain of seals', () => {
  test('as it was made is whole, whatever the entries are', () => {
    const isWhole = (whats: readonly (readonly string[])[]) => check(chainOf(whats)) === undefined;
    fc.assert(fc.property(contents, isWhole), { seed, numRuns: cases(300) });
    expect(check([])).toBeUndefined();
  });

  test.each(Object.entries(tamperings))('with %s is broken, and says where', (_name, tamper) => {
    const picks = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
    const isFound = (whats: readonly (readonly string[])[], numbers: readonly number[], word: string) => {
      const chain = chainOf(whats);
      let turn = 0;
      const tampered = tamper(chain, (below) => (numbers[turn++ % numbers.length] ?? 0) % below, word);
      fc.pre(JSON.stringify(tampered) !== JSON.stringify(chain));
      expect(check(tampered)).toMatch(/seal \d/);
    };
    fc.assert(fc.property(contents, picks, text, isFound), { seed, numRuns: cases(300) });
  });

  test('may lack the entries of a seal whose time is over, all or none of them', () => {
    const chain = chainOf([['a', 'b'], ['c']]);
    const [first] = chain;
    if (!first) throw new Error('there is a batch');
    const later = new Date('2033-03-01T12:00:00.001Z');
    const lacking = (count: number) => withBatch(chain, 0, { ...first, entries: first.entries.slice(count) });
    expect(check(lacking(2), keyring, later)).toBeUndefined();
    expect(check(lacking(2))).toBe(`2 of 2 entries are missing under seal 1 of ${times.sealedAt}`);
    expect(check(lacking(1), keyring, later)).toBe(`1 of 2 entries are missing under seal 1 of ${times.sealedAt}`);
  });

  test('that began with a key that was replaced is as good as its newest seal', () => {
    const replaced = chainOf([['a'], ['b']], (index) => (index === 0 ? others : keyring));
    expect(check(replaced)).toBeUndefined();
    expect(check(chainOf([['a'], ['b']], () => others))).toMatch(/^the newest seal, 2, was made with the key/);
  });
});
