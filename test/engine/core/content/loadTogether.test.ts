import { describe, expect, it } from 'vitest';
import {
  type ContentProblem,
  createContentLoader,
  type DocumentEntry,
  loadTogether,
  type NamedDocument,
  type Result,
} from '#engine';
import { source } from './greetings.ts';

/** A menu names its dishes, and each dish has a price. Together they give the price of the whole menu. */
interface Menu {
  readonly dishes: readonly string[];
}

interface Dish {
  readonly price: number;
}

const holds = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value;
const isMenu = (value: unknown): value is Menu => holds(value, 'dishes');
const isDish = (value: unknown): value is Dish => holds(value, 'price');

const buildEntry = <T>(name: string, check: DocumentEntry<T>['check']): DocumentEntry<T> => ({
  name,
  path: name,
  sources: ['api', 'file'],
  check,
});
const menu = buildEntry('menu', isMenu);
const dish = (name: string): DocumentEntry<Dish> => buildEntry(`dish/${name}`, isDish);

const buildMenu = (...dishes: readonly string[]): string => JSON.stringify({ dishes });
const costing = (price: number): string => JSON.stringify({ price });

/** A dish with a negative price is broken, and so is a menu that names a missing dish. */
function computeTotal(dishes: readonly (NamedDocument<Dish> | string)[]): Result<number> {
  const problems = dishes.flatMap((each): readonly ContentProblem[] => {
    if (typeof each === 'string') return [{ document: 'menu', pointer: '', code: 'unknown-document', message: each }];
    const { name, document } = each;
    return document.price < 0
      ? [{ document: name, pointer: '/price', code: 'out-of-limits', message: 'Below 0.' }]
      : [];
  });
  const total = dishes.reduce((sum, each) => sum + (typeof each === 'string' ? 0 : each.document.price), 0);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: total };
}

type Scripts = Parameters<typeof source>[1];

function load(api: Scripts, file: Scripts, signal?: AbortSignal) {
  const [first, second] = [source('api', api), source('file', file)];
  const loader = createContentLoader({ sources: [first, second] });
  const result = loadTogether(
    loader,
    menu,
    ({ document: { dishes } }, pick) => computeTotal(dishes.map((name) => pick(dish(name)) ?? name)),
    signal,
  );
  return { result, api: first, file: second };
}

const shipped = { menu: buildMenu('soup'), 'dish/soup': costing(5) };

describe('documents that are loaded together', () => {
  it('are the newest ones, each read once', async () => {
    const { result, api, file } = load(
      { menu: buildMenu('soup', 'bread', 'soup'), 'dish/soup': costing(6), 'dish/bread': costing(2) },
      shipped,
    );
    expect(await result).toEqual({ ok: true, value: 14, problems: [] });
    expect(api.asked).toEqual(['menu', 'dish/soup', 'dish/bread']);
    expect(file.asked).toEqual([]);
  });

  it('are checked and compiled in parts, with a pause after each', async () => {
    const done: string[] = [];
    const file = source('file', {
      menu: buildMenu('soup', 'bread'),
      'dish/soup': costing(5),
      'dish/bread': costing(1),
    });
    const loader = createContentLoader({
      sources: [file],
      pause: async () => {
        done.push('pause');
      },
    });
    const result = await loadTogether(loader, menu, function* ({ document: { dishes } }, pick) {
      for (const name of dishes) {
        done.push(pick(dish(name)) ? name : `${name} wanted`);
        yield;
      }
      return computeTotal(dishes.map((name) => pick(dish(name)) ?? name));
    });
    expect(result).toMatchObject({ ok: true, value: 6 });
    expect(done.join(', ')).toBe(
      // One before the check of each document, one after each part.
      'pause, soup wanted, pause, bread wanted, pause, pause, pause, soup, pause, bread, pause',
    );
  });

  it('have the next copy of the broken one alone', async () => {
    const { result } = load(
      { menu: buildMenu('soup', 'bread'), 'dish/soup': costing(-1), 'dish/bread': costing(2) },
      { ...shipped, 'dish/bread': costing(1) },
    );
    expect(await result).toMatchObject({ ok: true, value: 7, problems: [{ document: 'dish/soup' }] });
  });

  it('read what only an older copy names', async () => {
    const { result } = load({ menu: buildMenu('cake'), 'dish/cake': 404 }, shipped);
    expect(await result).toMatchObject({ ok: true, value: 5, problems: [{ document: 'menu', message: 'cake' }] });
  });

  it('are all the last copies where the broken one has no other', async () => {
    const { result } = load(
      { menu: buildMenu('soup', 'cake'), 'dish/soup': costing(6), 'dish/cake': costing(-1) },
      { ...shipped, 'dish/cake': 404 },
    );
    expect(await result).toMatchObject({ ok: true, value: 5, problems: [{ document: 'dish/cake' }] });
  });

  it('are nothing, with every problem, where no copies fit', async () => {
    const { result } = load({ 'dish/soup': costing(-2) }, { ...shipped, 'dish/soup': costing(-1) });
    expect(await result).toMatchObject({
      ok: false,
      error: { type: 'error', status: 500, problems: [{ document: 'dish/soup' }, { document: 'dish/soup' }] },
      missing: [],
    });
  });

  it('say which of them no source has', async () => {
    expect(await load({}, {}).result).toMatchObject({ ok: false, error: { status: 404 }, missing: ['menu'] });
    const without = { menu: buildMenu('soup', 'bread'), 'dish/soup': 500 };
    expect(await load(without, without).result).toMatchObject({
      ok: false,
      error: { status: 500 },
      missing: ['dish/bread'],
    });
  });

  it('end when their reader leaves, also in the middle', async () => {
    const controller = new AbortController();
    const leave = async () => {
      await Promise.resolve();
      controller.abort();
      return { ok: true, text: costing(1) } as const;
    };
    const { result } = load({ menu: buildMenu('soup'), 'dish/soup': leave }, shipped, controller.signal);
    expect(await result).toMatchObject({ ok: false, error: { status: 'Request Cancelled' }, missing: [] });
    expect(await load({}, shipped, AbortSignal.abort()).result).toMatchObject({
      ok: false,
      error: { status: 'Request Cancelled' },
    });
  });
});
