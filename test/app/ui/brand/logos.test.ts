import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The logos that ship. */

const folder = join(import.meta.dirname, '../../../../content-fixtures/images');
const logos = readdirSync(folder).filter((name) => name.endsWith('.svg'));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The number of an attribute of the picture itself. */
const attribute = (svg: string, name: string): number =>
  Number(new RegExp(`<svg[^>]* ${name}="([^"]*)"`).exec(svg)?.[1]);

it('there are logos', () => {
  expect(logos.length).toBeGreaterThan(10);
});

describe.each(logos)('%s', (name) => {
  it('draws its letters, because a device has other fonts, in which they would be cut', () => {
    expect(read(name)).not.toMatch(/<(text|tspan|style|image|foreignObject)|font-|style=/);
  });

  it('is within 177 by 101, and is not stretched', () => {
    const svg = read(name);
    const [width, height] = [attribute(svg, 'width'), attribute(svg, 'height')];
    expect(width).toBeLessThanOrEqual(177);
    expect(height).toBeLessThanOrEqual(101);
    expect(/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number)).toEqual([width, height]);
  });

  it('has a name', () => {
    expect(read(name)).toMatch(/<svg[^>]* role="img" aria-label="[^"]+"/);
  });
});
