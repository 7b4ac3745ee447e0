import { describe, expect, it } from 'vitest';
import type { Insertion } from '#engine';
import { suggestName } from '#engine/problems';
import { transclude, transcludedNames } from '../../../../engine/core/content/transclude.ts';
import { worded } from '../problems/worded.ts';

const place = { document: 'form', pointer: '' };
const documents = new Map<string, unknown>([
  [
    'notes',
    {
      reasons: ['a', 'b'],
      'odd/name': 1,
      again: { $ref: 'notes#/reasons' },
      me: { $ref: 'notes#/me' },
      you: { $ref: 'other#/me' },
    },
  ],
  ['other', { me: { $ref: 'notes#/you' }, whole: true }],
]);
const run = (value: unknown, nodes = 1_000) => transclude(value, documents, place, nodes);

describe('transclude', () => {
  it.each([
    [{ x: { $ref: 'notes#/reasons' } }, { x: ['a', 'b'] }],
    [{ x: { $ref: 'notes#/reasons/1' } }, { x: 'b' }],
    [{ x: { $ref: 'notes#/odd~1name' } }, { x: 1 }],
    [{ x: { $ref: 'notes#/again' } }, { x: ['a', 'b'] }],
    [[{ $ref: 'notes#/reasons/0' }], ['a']],
    [{ $ref: '#/definitions/x' }, { $ref: '#/definitions/x' }],
    [
      { $ref: '#/definitions/x', title: 'T' },
      { $ref: '#/definitions/x', title: 'T' },
    ],
    [{ properties: { $ref: { type: 'string' } } }, { properties: { $ref: { type: 'string' } } }],
  ])('makes of %j %j', (value, expected) => {
    expect(run(value)).toEqual({ ok: true, value: expected });
  });

  it('lists what it put in by the references of the document itself, also what was inside of it', () => {
    const a = { y: { $ref: 'b#/z' } };
    const b = { z: 1 };
    const insertions: Insertion[] = [];
    const documents = new Map<string, unknown>([
      ['a', a],
      ['b', b],
    ]);
    transclude({ x: [{ $ref: 'a#' }], own: '#' }, documents, place, 100, insertions);
    expect(insertions).toEqual([
      { pointer: '/x/0', name: 'a', document: a },
      { pointer: '/x/0', name: 'b', document: b },
    ]);
  });

  it('puts in a whole document, and what it transcludes itself', () => {
    const whole = transclude(
      { x: { $ref: 'a#' } },
      new Map([
        ['a', { y: { $ref: 'b#/z' } }],
        ['b', { z: 1 }],
      ] as const),
      place,
      100,
    );
    expect(whole).toEqual({ ok: true, value: { x: { y: 1 } } });
  });

  it.each([
    [
      { x: { $ref: 'nots#/reasons' } },
      'unknown-document',
      '/x',
      '"nots" is not a document to transclude from.',
      'notes',
    ],
    [
      { x: [{ $ref: 'notes#/reason' }] },
      'unknown-part',
      '/x/0',
      '"notes#/reason" points to nothing: "reason" does not exist.',
      'reasons',
    ],
    [
      { x: { $ref: 'notes#/reasons/7' } },
      'unknown-part',
      '/x',
      '"notes#/reasons/7" points to nothing: "7" does not exist.',
      undefined,
    ],
    [
      { x: { $ref: 'notes#/constructor' } },
      'unknown-part',
      '/x',
      '"notes#/constructor" points to nothing: "constructor" does not exist.',
      undefined,
    ],
    [
      { x: { $ref: 'notes' } },
      'malformed-transclusion',
      '/x',
      '"notes" is not written as "document#/pointer".',
      undefined,
    ],
    [
      { x: { $ref: 'notes#reasons' } },
      'malformed-transclusion',
      '/x',
      '"notes#reasons" is not written as "document#/pointer".',
      undefined,
    ],
    [
      { x: { $ref: 'notes#/reasons', title: 'T' } },
      'malformed-transclusion',
      '/x',
      'Nothing else is allowed beside the transclusion "notes#/reasons".',
      undefined,
    ],
    [
      { x: { $ref: 'notes#/me' } },
      'transclusion-cycle',
      '/x',
      'The transclusion leads back to itself: notes#/me → notes#/me.',
      undefined,
    ],
    [
      { x: { $ref: 'notes#/you' } },
      'transclusion-cycle',
      '/x',
      'The transclusion leads back to itself: notes#/you → other#/me → notes#/you.',
      undefined,
    ],
  ])('refuses %j', (value, code, pointer, message, suggestion) => {
    const result = run(value);
    expect(worded(result)).toMatchObject([{ document: 'form', code, pointer, message }]);
    const [first] = worded(result);
    expect(first && suggestName(first)).toBe(suggestion);
  });

  it('stops a document that would grow without end', () => {
    const doubling = new Map(
      Array.from({ length: 30 }, (_, i) => [`d${i}`, { x: [{ $ref: `d${i + 1}#` }, { $ref: `d${i + 1}#` }] }] as const),
    );
    const result = transclude({ $ref: 'd0#' }, doubling, place, 10_000);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toContain('too-large');
  });

  it('lists the documents that a value draws on', () => {
    expect([...transcludedNames({ a: [{ $ref: 'x#/1' }], b: { $ref: '#/own' }, c: { $ref: 'y#' } })]).toEqual([
      'x',
      'y',
    ]);
  });
});
