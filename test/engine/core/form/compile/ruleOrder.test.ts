import { describe, expect, it } from 'vitest';
import { fieldsRead, ruleOrder } from '../../../../../engine/core/form/compile/ruleOrder.ts';
import type { PagePlan } from '../../../../../engine/core/form/FormPlan.ts';
import type { CompiledRule } from '../../../../../engine/core/rules/CompiledRule.ts';
import { worded } from '../../problems/worded.ts';

/** A rule that reads these paths. */
const reading = (...reads: readonly string[][]): CompiledRule => ({
  root: { kind: 'literal', value: true },
  type: { kind: 'boolean' },
  reads,
});

/** A page of fields, each with the fields that decide whether it is shown. */
function page(name: string, fields: Readonly<Record<string, readonly string[]>>, ...when: readonly string[]): PagePlan {
  const readingAnswers = (names: readonly string[]) => reading(...names.map((each) => ['answers', each]));
  const shows = Object.entries(fields).map(([field, names]) => [field, [readingAnswers(names)]] as const);
  return {
    name,
    title: name,
    ...(when.length > 0 && { when: readingAnswers(when) }),
    schema: { type: 'object', required: [], properties: {} },
    fields: Object.keys(fields),
    uiSchema: {},
    shows: new Map(shows),
    requires: new Map(),
    checks: [],
    prefills: new Map(),
    computes: new Map(),
    renewals: new Map(),
    messages: {},
    words: {},
    secretWidgets: [],
    multilineWidgets: [],
    notSent: [],
    review: false,
    present: (_, required) => ({ type: 'object', required, properties: {} }),
    validator: () => () => [],
  };
}

const at = { document: 'form', pointer: '/pages' };
const orderOf = (...pages: readonly PagePlan[]) =>
  ruleOrder(pages, at).order.map(({ page: { name }, field }) => (field === undefined ? name : `${name}.${field}`));

describe('the order in which conditions are decided', () => {
  it('is that of the document where nothing depends on anything', () => {
    expect(orderOf(page('P', { a: [], b: [] }), page('Q', { c: [] }))).toEqual(['P', 'P.a', 'P.b', 'Q', 'Q.c']);
  });

  it('has a field after those that decide whether it is shown', () => {
    expect(orderOf(page('P', { a: ['b', 'c'], b: ['c'], c: [] }))).toEqual(['P', 'P.c', 'P.b', 'P.a']);
  });

  it('has a page before its fields, and after the fields that its condition reads', () => {
    const pages = [page('P', { a: ['c'], b: [] }), page('Q', { c: [] }, 'b')];
    expect(orderOf(...pages)).toEqual(['P', 'P.b', 'Q', 'Q.c', 'P.a']);
  });

  it('has each page and field once, however many depend on it', () => {
    const pages = [page('P', { a: [], b: ['a'], c: ['a', 'b'] }), page('Q', { d: ['a'], e: ['d'] }, 'a', 'b')];
    expect(orderOf(...pages)).toEqual(['P', 'P.a', 'P.b', 'P.c', 'Q', 'Q.d', 'Q.e']);
  });
});

describe('fields that are shown depending on each other', () => {
  const message = (circle: string) => `Each of these fields is shown depending on another of them: ${circle}.`;

  it('are a problem, without the fields that only lead to the circle', () => {
    const { problems } = ruleOrder([page('P', { x: [] }), page('Q', { a: ['b'], b: ['c'], c: ['b'] })], at);
    expect(worded(problems)).toEqual([
      { document: 'form', pointer: '/pages/1/rules', code: 'rule-cycle', message: message('"b" → "c" → "b"') },
    ]);
  });

  it('report one cycle at a time', () => {
    const { problems } = ruleOrder([page('P', { a: ['b'], b: ['a'], c: ['d'], d: ['c'] })], at);
    expect(worded(problems).map((each) => each.message)).toEqual([message('"a" → "b" → "a"')]);
  });
});

it('a rule reads a field of its form only as an answer', () => {
  const rules = [reading(['answers', 'a'], ['settings', 'b'], ['context', 'c']), reading(['answers', 'd', 'e'])];
  expect(fieldsRead(rules)).toEqual(['a', 'd']);
});

it('a rule that reads all answers at once names no field', () => {
  expect(fieldsRead([reading(['answers'])])).toEqual([]);
});
