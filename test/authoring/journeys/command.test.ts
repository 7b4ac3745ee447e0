import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJourney } from '../../../authoring/journeys/record/formatJourney.ts';
import { recordJourney } from '../../../authoring/journeys/record/recordJourney.ts';
import { npmRunContent } from '../npmRunContent.ts';
import { soundRoot, soundVisit, unhappy } from './soundAsked.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journeys-'));
  cpSync(soundRoot, join(root, 'objects'), { recursive: true });
  mkdirSync(join(root, 'journeys/visit'), { recursive: true });
  writeFileSync(join(root, 'journeys/visit/unhappy.json'), formatJourney(recordJourney(soundVisit(), unhappy), 'x'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: string[]) => npmRunContent('journeys', ...args);

const replay = (...more: string[]) => run(join(root, 'journeys'), '--content', join(root, 'objects'), ...more);

function edit(path: string, from: string, to: string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${path}.`);
  writeFileSync(file, text.replace(from, to));
}

const form = 'objects/form-definition/1.0.0/scheduler/about.json';

describe('npm run content -- journeys', () => {
  it('ends with 0 where every journey goes as it was recorded', async () => {
    expect(await replay()).toMatchObject({ code: 0, out: '1 journey replayed, each as it was recorded.\n' });
  });

  it('ends with 1 and says journey, place, what was expected and what was found', async () => {
    edit(form, 'First name is required.', 'Enter a name.');
    const { code, out } = await replay();
    expect(code).toBe(1);
    expect(out).toContain('journeys/visit/unhappy.json: Somebody unhappy\n');
    expect(out).toContain(
      '  On /about/about, with no /firstName: the message /firstName should be "First name is required.", and is "Enter a name.".\n',
    );
    expect(out).toMatch(/1 of 1 journey no longer as recorded\.\n$/);
  });

  it('notices a line of the request that is gone, and says it to tools with --json', async () => {
    edit(form, '"from": "/firstName"', '"from": "/pet"');
    const { code, out } = await replay('--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { name: 'Somebody unhappy', deviations: [expect.stringContaining('In the request')] },
    ]);
  });

  it('says when a document no longer asks anything', async () => {
    edit(form, '"type": "object"', '"type": "objekt"');
    const { code, out } = await replay();
    expect(code).toBe(1);
    expect(out).toContain('No document "form-config/visit" asks anything');
  });

  it('ends with 1 for a file that is no journey', async () => {
    edit('journeys/visit/unhappy.json', '"asked"', '"questions"');
    const { code, out } = await replay();
    expect(code).toBe(1);
    expect(out).toContain('This is not a recorded journey');
  });

  it('ends with 2 for a folder that is not there, and for an unknown option', async () => {
    expect(await run('nowhere')).toMatchObject({ code: 2 });
    expect(await replay('--loud')).toMatchObject({ code: 2 });
  });
});
