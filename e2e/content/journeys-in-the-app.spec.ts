import { spawnSync } from 'node:child_process';
import { expect, test } from '../fixtures/test.ts';

/** Authors replay their journeys in the running app, and read where it does something else than the documents say. */

const replay = (server: string) =>
  spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'authoring/start.ts', 'journeys', 'content-fixtures/journeys/young-driver.json'],
      ...['--browser', '--server', server],
    ],
    { encoding: 'utf8' },
  );

test('a kept journey goes in the app as on the engine, and an app with other words is noticed', async ({ server }) => {
  // Each replay starts a browser of its own.
  test.setTimeout(300_000);
  const same = replay(server.url);
  expect(same.stdout).toContain('1 of 1 journeys gone in the app, 0 not as the engine has them');
  expect(same.status).toBe(0);
  server.edit('eligibility-questions/1.0.0/scheduler/dot-physicals.json', (text) =>
    text.replace('Will you drive across state lines?', 'Do you drive far?'),
  );
  const other = replay(server.url);
  expect(other.stdout).toContain('content-fixtures/journeys/young-driver.json\n');
  expect(other.stdout).toContain('("Will you drive across state lines?"), but shows "Do you drive far?"');
  expect(other.status).toBe(1);
});
