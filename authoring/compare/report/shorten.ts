const most = 120;
/** How much of what two texts share is shown before their first difference. */
const context = 40;

/** A text that is quoted in a sentence, cut where it is long. */
export const shorten = (text: string): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Two long texts, cut so that their first difference is seen. */
export function shortenBoth(one: string, other: string): readonly [string, string] {
  const [signs, others] = [[...one], [...other]];
  const found = signs.findIndex((sign, index) => sign !== others[index]);
  const differing = found === -1 ? signs.length : found;
  const from = Math.max(one.length, other.length) <= most || differing <= context ? 0 : differing - context;
  const cut = (text: string): string => {
    const rest = [...text].slice(from).join('');
    return shorten(from === 0 ? rest : `…${rest}`);
  };
  return [cut(one), cut(other)];
}
