import type { Identifier } from '@mdn/browser-compat-data';
import { compatData } from './compatData.ts';

const { properties, selectors, types } = compatData.css;

/** What MDN says of the selectors with arguments, the units of length and the keywords of properties in a condition. */
const entriesOf = (condition: string): readonly (Identifier | undefined)[] => [
  ...[...condition.matchAll(/:([\w-]+)\(/g)].map(([, name = '']) => selectors?.[name]),
  ...[...condition.matchAll(/\d([a-z]+)\)/g)].map(([, unit = '']) => types?.length?.[unit]),
  ...[...condition.matchAll(/([a-z-]+):([a-z-]+)\)/g)].map(
    ([, name = '', keyword = '']) => properties?.[name]?.[keyword],
  ),
];

/** The version since which a browser knows all that a condition of `@supports` asks for, by MDN's data. */
export function knownSince(condition: string, browser: string): number {
  const versions = entriesOf(condition).map((entry) => {
    const [newest] = [Reflect.get(entry?.__compat?.support ?? {}, browser)].flat();
    const { version_added: added }: { version_added?: unknown } = Object(newest);
    return Number.parseFloat(String(added));
  });
  return Math.max(...versions);
}
