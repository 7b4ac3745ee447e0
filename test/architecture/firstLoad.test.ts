import { describe, expect, it } from 'vitest';
import { listFiles, readContents, readManifest } from '../../bench/routeBytes.ts';

/** Of the production build, which the test command makes first (`npm run build`). */
const contents = readContents();
const manifest = readManifest();

function listModules(source: string): string[] {
  const key = Object.keys(manifest).find((name) => name.endsWith(source));
  if (!key) throw new Error(`no chunk for ${source}; known: ${Object.keys(manifest).join(', ')}`);
  return [...listFiles(manifest, key)].flatMap((file) => contents[file] ?? []);
}

const formMachinery = /engine\/react\/form\/fields\/|node_modules\/(@rjsf|@cfworker|ajv|lodash|json-logic-js)/;
const dialogMachinery = /app\/ui\/modal\/Modal\.tsx/;
const zoneMachinery = /node_modules\/luxon/;

describe('first load', () => {
  it('has one chunk per screen', () => {
    const screens = Object.values(manifest).filter(
      ({ src, isDynamicEntry }) => isDynamicEntry && /Screen\.tsx$/.test(src ?? ''),
    );
    expect(screens.length).toBeGreaterThanOrEqual(6);
  });

  it('asks a phone for few files', () => {
    const search = Object.keys(manifest).find((name) => name.endsWith('SearchScreen.tsx')) ?? '';
    const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
    expect(listFiles(manifest, search, listFiles(manifest, entry)).size).toBeLessThanOrEqual(9);
  });

  it.each(['index.html', 'screens/search/SearchScreen.tsx', 'shell/routes/ResultsWithFinder.tsx'])(
    '%s ships neither fields, nor the form validator, nor Ajv',
    (source) => {
      const modules = listModules(source);
      expect(modules.length).toBeGreaterThan(0);
      expect(modules.filter((module) => formMachinery.test(module))).toEqual([]);
    },
  );

  it.each(['index.html', 'screens/search/SearchScreen.tsx', 'shell/routes/ResultsWithFinder.tsx'])(
    '%s ships no map: its land, or Google, comes when it is shown',
    (source) => {
      const map = /node_modules\/(d3-|topojson-|us-atlas|@vis\.gl|@googlemaps)/;
      expect(listModules(source).filter((module) => map.test(module))).toEqual([]);
    },
  );

  it.each(['index.html', 'screens/search/SearchScreen.tsx', 'screens/benefit-codes/BenefitCodesScreen.tsx'])(
    '%s does without dialogs: they come when they open',
    (source) => {
      expect(listModules(source).filter((module) => dialogMachinery.test(module))).toEqual([]);
    },
  );

  it.each([
    'index.html',
    'screens/search/SearchScreen.tsx',
    'screens/walk-in/LandingScreen.tsx',
    'screens/locator/LocatorScreen.tsx',
  ])('%s does without the library of time zones: it shows no time', (source) => {
    expect(listModules(source).filter((module) => zoneMachinery.test(module))).toEqual([]);
  });

  it('brings the search page no check of documents that only later screens read', () => {
    const later = /generated\/content\/settings\/(app-settings|reservation-toggle-by-flow)\.js/;
    expect(listModules('screens/search/SearchScreen.tsx').filter((module) => later.test(module))).toEqual([]);
    expect(listModules('content/settingsKind.ts').join('\n')).toMatch(later);
  });

  it('finds the library of time zones where times are shown, so that the test above can fail', () => {
    expect(listModules('shell/routes/ResultsWithFinder.tsx').join('\n')).toMatch(zoneMachinery);
  });

  it('finds dialogs where a search asks something, so that the test above can fail', () => {
    expect(listModules('modals/SearchModal.tsx').join('\n')).toMatch(dialogMachinery);
  });

  it('finds fields and the validator where they belong, so that the test above can fail', () => {
    const modules = listModules('screens/booking/ScheduleScreen.tsx').filter((module) => formMachinery.test(module));
    expect(modules.join('\n')).toMatch(/engine\/react\/form\/fields\/Members\.tsx/);
    expect(modules.join('\n')).toMatch(/@cfworker/);
  });

  it('ships Ajv, the reference for rules, and the words and panel for authors nowhere', () => {
    const shipped = Object.values(contents).flat();
    const left =
      /node_modules\/(ajv|json-logic-js|@rjsf|jsonc-parser|fastest-levenshtein)|engine\/core\/(?:problems|explain)\/|app\/author\/|(?:^|\/)authoring\//;
    expect(shipped.filter((module) => left.test(module))).toEqual([]);
  });
});
