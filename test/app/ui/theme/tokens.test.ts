import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandProperties } from '../../../../app/shell/layout/brandProperties.ts';
import { contrast } from '../../../../authoring/check/checks/checkContrast.ts';

/** The colours of a banner under the names that components use; in the light they are the same. */
const component = (name: string): string =>
  name === '--sw-brand-focus' ? '--sw-focus-ring' : name.replace('-brand-', '-color-');

const root = join(import.meta.dirname, '../../../..');
const tokensCss = readFileSync(join(root, 'app/ui/theme/tokens.css'), 'utf8');
const tokens = new Map(
  [...(tokensCss.split('@supports')[0] ?? '').matchAll(/(--sw-[\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value]) => [component(name), value],
  ),
);

const banners = join(root, 'content-fixtures/objects/site-frame/1.0.0/banners');
const themes: [string, ReadonlyMap<string | undefined, string | undefined>][] = [
  ['tokens.css', tokens],
  ...readdirSync(banners).map((file): [string, ReadonlyMap<string | undefined, string | undefined>] => {
    const { colours } = JSON.parse(readFileSync(join(banners, file), 'utf8'));
    return [
      file,
      new Map([...tokens, ...brandProperties(colours).map(([name, value]) => [component(name), value] as const)]),
    ];
  }),
];

const pairs: readonly (readonly [string, string, number])[] = [
  ['color-text', 'color-surface', 4.5],
  ['color-text', 'color-page', 4.5],
  ['color-muted', 'color-surface', 4.5],
  ['color-muted', 'color-page', 4.5],
  ['color-muted', 'color-primary-soft', 4.5],
  ['color-link', 'color-surface', 4.5],
  ['color-link', 'color-page', 4.5],
  ['color-link', 'color-primary-soft', 4.5],
  ['color-primary', 'color-surface', 4.5],
  ['color-primary', 'color-primary-soft', 4.5],
  ['color-on-primary', 'color-primary', 4.5],
  ['color-on-primary', 'color-primary-strong', 4.5],
  ['color-error', 'color-surface', 4.5],
  ['color-error', 'color-error-soft', 4.5],
  ['color-warning', 'color-warning-soft', 4.5],
  ['color-success', 'color-success-soft', 4.5],
  ['color-border', 'color-surface', 3],
  ['color-border', 'color-page', 3],
  ['focus-ring', 'color-surface', 3],
  ['focus-ring', 'color-page', 3],
];

describe.each(themes)('the colours of %s', (_name, theme) => {
  it.each(pairs)('%s on %s has at least %d:1', (front, back, least) => {
    const [a, b] = [theme.get(`--sw-${front}`), theme.get(`--sw-${back}`)];
    expect(a && b && contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

/** The style sheets of app and engine, other than those of the theme. */
const sheets = ['app', 'engine'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/ui\/theme|author\/|node_modules/.test(file))
    .map((file) => join(folder, file)),
);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the other style sheets', () => {
  it('take size of type, radius and color from the tokens', () => {
    expect(sheets.length).toBeGreaterThan(80);
    const raw = sheets.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(font-size|border-radius|color|background|background-color|border[a-z-]*):/.test(line))
        // A part of the text around it, a circle, none; a system's own color.
        .filter((line) => !/: (inherit|[0-9.]+em|50%|0);/.test(line))
        .filter((line) =>
          /font-size: (?!.*var\()|radius: (?!.*var\()|: [^;]*(?<!var\([^)]*)(#[0-9a-f]{3,8}|rgb\()/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(raw).toEqual([]);
  });

  it('take margins, paddings and gaps from the tokens', () => {
    const raw = [...sheets, 'app/ui/theme/base.css'].flatMap((file) =>
      [...read(file).matchAll(/^ *(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:([^;]+);/gm)]
        .filter(([, value = '']) => !isFromTokens(value))
        .map(([declaration]) => `${file}: ${declaration.trim()}`),
    );
    expect(raw).toEqual([]);
  });

  it.each(['0.75rem', '0 auto 4px', '2vw', 'calc(1rem + var(--sw-space-4))', 'min(0.5rem, 8px)'])(
    'may not have a space of %s, so that the test above can fail',
    (value) => expect(isFromTokens(value)).toBe(false),
  );

  it('of the engine have the same steps of space where an app sets none', () => {
    const values = new Map<string, Set<string>>();
    for (const file of ['app/ui/theme/tokens.css', ...sheets])
      for (const [, step = '', value = ''] of read(file).matchAll(/(--sw-space-\d+)[:,] ([^;)]+)/g))
        values.set(step, (values.get(step) ?? new Set()).add(value));
    expect(values.size).toBe(10);
    expect([...values].filter(([, steps]) => steps.size > 1)).toEqual([]);
    expect(sheets.filter((file) => file.startsWith('engine') && /--sw-space-\d+\)/.test(read(file)))).toEqual([]);
  });
});

/**
 * Whether a space is none, a part of what is around it, the width of a line, a custom property, or what a function makes
 * of one. There a length in pixels, or of the window, is a limit: text that is enlarged needs the room more.
 */
function isFromTokens(value: string): boolean {
  const inner = /var\([^()]*\)|env\([^()]*\)|(?:min|max|clamp|calc)?\([^()]*token[^()]*\)/g;
  let left = value;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(inner, (part) => (/^[^v].*\d(r?em|ch|lh)/.test(part) ? part : 'token'));
  }
  return left
    .trim()
    .split(/\s+/)
    .every((part) => /^(0|auto|token|-?1px|[\d.]+%)$/.test(part));
}
