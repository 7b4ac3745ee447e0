import type { ContentText } from '../texts/ContentText.ts';

/** Two texts of a document of which each is the example that the schema has for the other. */
export function findSwappedExamples(
  texts: readonly ContentText[],
): readonly (readonly [one: ContentText, other: ContentText])[] {
  const moved = texts.filter(({ text, example }) => example !== undefined && !isSame(text, example));
  return moved.flatMap((one, index) =>
    moved
      .slice(index + 1)
      .flatMap((other) => (isExampleOf(one, other) && isExampleOf(other, one) ? [[one, other] as const] : [])),
  );
}

const isExampleOf = ({ text }: ContentText, { example }: ContentText): boolean =>
  example !== undefined && isSame(text, example);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
