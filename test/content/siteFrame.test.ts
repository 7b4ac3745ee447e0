import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSiteFrame, type SiteFrame } from '../../schemas/generated/content/texts/site-frame.js';
import { sourceFiles } from '../architecture/findImports.ts';
import { contentFiles } from './contentFiles.ts';

const root = join(import.meta.dirname, '../..');

const frames = contentFiles
  .filter(({ path }) => path.startsWith('site-frame/'))
  .map(({ path, text }): { path: string; frame: SiteFrame } => ({ path, frame: JSON.parse(text) }));

/** Relative luminance of a color (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Colours = SiteFrame['colours'];

const pairs: readonly [keyof Colours, keyof Colours, number][] = [
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryDark', 4.5],
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'primarySoft', 4.5],
  ['textMuted', 'background', 4.5],
  ['textMuted', 'surface', 4.5],
  ['textMuted', 'primarySoft', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'primarySoft', 4.5],
  ['border', 'surface', 3],
  ['border', 'background', 3],
  ['accent', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'background', 3],
];

describe('contrast, measured here', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe.each(frames)('$path', ({ frame }) => {
  it.each(pairs)('%s on %s has at least %d to 1', (front, back, least) => {
    expect(contrast(frame.colours[front], frame.colours[back])).toBeGreaterThanOrEqual(least);
  });

  it.each([frame.logo.asset, frame.logo.darkAsset ?? ''])('has the logo %s, in the size it says', (asset) => {
    const file = join(import.meta.dirname, '../../content-fixtures/images', asset);
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain(`width="${frame.logo.width}" height="${frame.logo.height}"`);
    expect(svg).not.toMatch(/<script|<style|style=|href=|on\w+=/);
  });

  it('has the support phone of the specification', () => {
    expect(frame.support.phone).toBe('888-852-2567');
  });
});

it.each([
  [177, 101, true],
  [178, 101, false],
  [177, 102, false],
])('a logo may be %i wide and %i high: %s', (width, height, isTaken) => {
  const [{ frame } = { frame: undefined }] = frames;
  expect(checkSiteFrame({ ...frame, logo: { ...frame?.logo, width, height } })).toBe(isTaken);
});

it('the numbers of the support and the centre of the map are in no code', () => {
  const code = sourceFiles(['app', 'engine']).map((file) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/[ ()-]/g, ''),
  );
  for (const { frame } of frames) {
    const { phone, rideShareHelpPhone, modifyPhones } = frame.support;
    const { lat, lng } = frame.map.fallbackCentre;
    for (const number of [phone, rideShareHelpPhone, ...Object.values(modifyPhones)])
      expect(code.filter((text) => text.includes(number.replaceAll('-', '')))).toEqual([]);
    expect(code.filter((text) => text.includes(`${lat}`) && text.includes(`${Math.abs(lng)}`))).toEqual([]);
  }
});

it('there is a frame for more than one banner', () => {
  expect(frames.length).toBeGreaterThan(1);
});
