import { describe, expect, it } from 'vitest';
import { sourceFiles } from './findImports.ts';
import { refsInRender } from './refsInRender.ts';

/**
 * A rendering may be done twice, or thrown away, and then what it wrote into a ref belongs to nothing that is shown. State
 * and keys are for what is shown, `useEffectEvent` is for the newest arguments of a listener.
 */
describe('a ref that is read or written while rendering', () => {
  it('occurs nowhere', () => {
    const files = sourceFiles(['app', 'engine', 'studio']);
    expect(files.length).toBeGreaterThan(600);
    const found = files.flatMap((file) => refsInRender(file));
    const places = new Set(found.map(({ access, owner, file }) => `${access} in ${owner} of ${file}`));
    expect([...places].sort()).toEqual([]);
  });

  const accesses = (code: string): readonly string[] => refsInRender('x.tsx', code).map(({ access }) => access);

  it.each([
    ['write', 'function useX(value) { const latest = useRef(); latest.current = value; }'],
    ['write', 'export const useX = (value) => { latest.current = value; };'],
    ['write', 'function X({ key }) { if (seen.current === undefined) seen.current ??= key; return null; }'],
    ['write', 'const X = memo(({ count }) => { total.current += count; return null; });'],
    ['write', 'const X = memo(function Named() { count.current++; return null; });'],
    ['write', 'function useX(value) { latest.current.value = value; }'],
    ['write', 'function useX(value) { return useMemo(() => { latest.current = value; }, [value]); }'],
    ['write', 'function useX(values) { values.forEach((value) => { latest.current = value; }); }'],
    ['write', 'function useX(value) { (() => { latest.current = value; })(); }'],
    ['read', 'function X() { return <p>{count.current}</p>; }'],
    ['read', 'function useX() { return latest.current?.value; }'],
  ])('is found: a %s in %s', (access, code) => {
    expect(accesses(code)).toContain(access);
  });

  it.each([
    'function useX(value) { useEffect(() => { latest.current = value; }); }',
    'function useX(value) { const edit = useCallback(() => { latest.current = value; }, [value]); return edit; }',
    'function useX(value) { return { edit: () => { latest.current = value; } }; }',
    'function X() { return <input ref={(input) => { field.current = input; }} onBlur={() => { left.current = true; }} />; }',
    'function useX() { function start() { timer.current = setTimeout(stop, 9); } return start; }',
    'function useX() { const show = useEffectEvent(() => latest.current); useEffect(() => show(), []); }',
    'function createStore() { store.current = 1; }',
    'function X({ current }) { const { page } = current; return <p>{wizard.state}</p>; }',
  ])('is not found in %s', (code) => {
    expect(accesses(code)).toEqual([]);
  });
});
