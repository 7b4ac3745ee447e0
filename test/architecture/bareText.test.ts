import { describe, expect, it } from 'vitest';
import { bareTextIn } from './bareText.ts';
import { sourceFiles } from './findImports.ts';

/**
 * A browser that translates a page puts each text into elements of its own. React then fails when it must insert
 * something before such a text or remove the text, and leaves old words in place when the text changes. Neither happens
 * when an element contains nothing but its text, so text is never placed beside something that changes.
 */
describe('text beside something that comes, goes or changes', () => {
  it('has an element of its own on every screen', () => {
    const files = sourceFiles(['app', 'engine']).filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => bareTextIn(file))).toEqual([]);
  });

  const found = (jsx: string): number => bareTextIn('x.tsx', `export const X = () => (${jsx});`).length;

  it.each([
    '<button>{busy && <Spinner />}{words.send}</button>',
    '<p>{words.left}{done && <i>!</i>}</p>',
    '<p>Left: {minutesText}</p>',
    '<p>{label} <b>now</b></p>',
    '<p><b>now</b>{fillTemplate(words.at, { when })}</p>',
    '<Button>{last ? words.send : words.next}<Mark /></Button>',
    '<>{words.one}{list.map((x) => <i key={x}>{x}</i>)}</>',
    "<p>{trouble && 'Trouble'}{children}</p>",
  ])('is found in %s', (jsx) => {
    expect(found(jsx)).toBe(1);
  });

  it.each([
    '<p>{label}</p>',
    '<p>{done ? words.yes : words.no}</p>',
    '<p>Call <a href="tel:1">1</a> now.</p>',
    '<p><span>{label}</span> <b>now</b></p>',
    '<div>{busy && <Spinner />}{children}</div>',
  ])('is not found in %s', (jsx) => {
    expect(found(jsx)).toBe(0);
  });
});
