import { spawnSync } from 'node:child_process';
import { expect, test } from '../fixtures/test.ts';

/** Authors replay their journeys in the running app, and read where it does something else than the documents say. */

const youngDriver = 'content-fixtures/journeys/young-driver.json';
/** In it, an answer takes away the choices of another question. */
const dietitian = 'content-fixtures/journeys/generated/prescreen-data-dietitian-1.json';

const replay = (server: string, files: readonly string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'authoring/start.ts', 'journeys', ...files, '--browser', '--server', server],
    { encoding: 'utf8' },
  );

test('kept journeys go in the app as on the engine, and an app with other words is noticed', async ({ server }) => {
  // Each replay starts a browser of its own.
  test.setTimeout(300_000);
  const same = replay(server.url, [youngDriver, dietitian]);
  expect(same.stdout).toContain('2 of 2 journeys gone in the app, 0 not as the engine has them');
  expect(same.status).toBe(0);
  server.edit('eligibility-questions/1.0.0/scheduler/dot-physicals.json', (text) =>
    text.replace('Will you drive across state lines?', 'Do you drive far?'),
  );
  const other = replay(server.url, [youngDriver]);
  expect(other.stdout).toContain(`${youngDriver}\n`);
  expect(other.stdout).toContain('("Will you drive across state lines?"), but shows "Do you drive far?"');
  expect(other.status).toBe(1);
});
