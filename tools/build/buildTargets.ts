import browserslist from 'browserslist';

/** The supported browsers that the build knows by name, as it calls them. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'ios'],
]);

/**
 * The oldest browsers for which the app is built, such as `safari16.4`: those of `browserslist` in package.json.
 *
 * @param folder of package.json
 */
export function buildTargets(folder: string): string[] {
  const supported = browserslist(null, { path: folder }).map((browser) => browser.split(' '));
  return [...names].map(([name, target]) => {
    const versions = supported.flatMap(([of, version = '']) => (of === name ? [Number.parseFloat(version)] : []));
    return `${target}${Math.min(...versions)}`;
  });
}
