import type { Json } from '#engine';
import { entriesOf, memberOf, readJson } from '../../json/readJson.ts';
import type { Target } from './Target.ts';

const kinds: Readonly<Record<string, Target['kind']>> = {
  'form-config': 'flow',
  'prescreen-data': 'prescreen',
  'form-definition': 'form',
  'eligibility-questions': 'questions',
};

/** What a document is to the live page; undefined for one that it cannot show by itself. */
function targetOf(path: string): Target | undefined {
  const kind = kinds[path.slice(0, path.indexOf('/'))];
  const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  return kind && { kind, id };
}

const order: readonly Target['kind'][] = ['flow', 'prescreen', 'form', 'questions'];

/** All that can be shown, flows first. */
export const listTargets = (paths: Iterable<string>): readonly Target[] =>
  [...paths]
    .flatMap((path) => targetOf(path) ?? [])
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.id.localeCompare(b.id));

/**
 * What to show for the open document: the present target where the document has a part in it, else the first flow or
 * prescreen that has, else the document alone. Undefined where the document shows nothing by itself.
 */
export function targetFor(
  path: string,
  texts: ReadonlyMap<string, string>,
  present: Target | undefined,
): Target | undefined {
  const own = targetOf(path);
  if (own === undefined || own.kind === 'flow' || own.kind === 'prescreen') return own;
  const asking = listTargets(texts.keys()).filter((target) => asks(target, own, texts));
  return asking.find(({ kind, id }) => kind === present?.kind && id === present.id) ?? asking[0] ?? own;
}

function asks(target: Target, part: Target, texts: ReadonlyMap<string, string>): boolean {
  if (target.kind !== 'flow' && target.kind !== 'prescreen') return false;
  const path = [...texts.keys()].find((each) => {
    const found = targetOf(each);
    return found?.kind === target.kind && found.id === target.id;
  });
  const value = readJson(texts.get(path ?? '') ?? '');
  if (part.kind === 'questions') return memberOf(value, 'questions') === part.id;
  return entriesOf(memberOf(value, 'steps')).some(
    ([, step]: readonly [string, Json]) => memberOf(step, 'form') === part.id,
  );
}
