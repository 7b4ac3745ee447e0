/** How often the page is looked at, and how long at most, in milliseconds. */
const PAUSE = 50;
const MOST = 20_000;

/** Looks again and again until there is what is looked for; undefined where it does not come. */
export async function waitUntil<T>(look: () => T | false | undefined): Promise<T | undefined> {
  for (let waited = 0; waited < MOST; waited += PAUSE) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}
