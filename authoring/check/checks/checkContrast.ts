import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

type Colour = keyof SiteFrame['colours'];

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of controls and the focus ring. */
const least = { text: 4.5, line: 3 } as const;

/** Which color stands on which, wherever the app shows it in the light. */
const pairs: readonly { readonly front: Colour; readonly as: keyof typeof least; readonly on: readonly Colour[] }[] = [
  { front: 'text', as: 'text', on: ['surface', 'background', 'primarySoft'] },
  { front: 'textMuted', as: 'text', on: ['surface', 'background', 'primarySoft'] },
  { front: 'link', as: 'text', on: ['surface', 'background', 'primarySoft'] },
  { front: 'primary', as: 'text', on: ['surface', 'background', 'primarySoft'] },
  { front: 'primaryDark', as: 'text', on: ['surface', 'background', 'primarySoft'] },
  { front: 'onPrimary', as: 'text', on: ['primary', 'primaryDark'] },
  { front: 'border', as: 'line', on: ['surface', 'background'] },
  { front: 'focus', as: 'line', on: ['surface', 'background'] },
];

/** Reports colors of a banner that cannot be read, or seen, on those on which the app shows them. */
export const checkContrast = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: frame }) =>
    kind === siteFrame && siteFrame.check(frame)
      ? faint(frame.colours).map((found) => ({ document, code: 'low-contrast' as const, ...found }))
      : [],
  );

function faint(colours: SiteFrame['colours']): readonly Pick<AuthoringProblem, 'pointer' | 'message'>[] {
  return pairs.flatMap(({ front, as, on }) =>
    on.flatMap((back) => {
      const has = contrast(colours[front], colours[back]);
      if (has >= least[as]) return [];
      // Rounded down: 4.49 must not read as enough.
      const message = `"${front}" on "${back}" has a contrast of ${Math.floor(has * 100) / 100} to 1; ${as === 'text' ? 'text' : 'a border or ring'} needs ${least[as]} to 1.`;
      return [{ pointer: `/colours/${front}`, message }];
    }),
  );
}

/** The contrast of two colors, written '#rrggbb', as WCAG 2.2 defines it: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
