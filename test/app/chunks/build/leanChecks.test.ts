import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanCheck } from '../../../../app/chunks/build/leanChecks.ts';

const generated = join(import.meta.dirname, '../../../../schemas/generated');

interface Violation {
  readonly instancePath: string;
  readonly keyword?: string;
}

/** The check of that file, as it is or made lean, and what it finds. */
async function load(file: string, name: string, lean: boolean) {
  const code = readFileSync(join(generated, file), 'utf8');
  const run = lean ? leanCheck(code, file.startsWith('api/')) : code;
  const { [name]: check } = await import(`data:text/javascript;base64,${Buffer.from(run).toString('base64')}`);
  const find = (value: unknown): readonly Violation[] => (check(value) ? [] : check.errors);
  return { code: run, find };
}

const broken = [
  null,
  {},
  [],
  { rows: 1 },
  { reasons: [1, ''] },
  { id: 'a', pages: [{ schema: 3 }] },
  { data: { services: [{}] } },
];

describe('a check made lean for a page', () => {
  it.each([
    ['content/forms/notes-data.js', 'checkNotesData'],
    ['content/forms/form-definition.js', 'checkFormDefinition'],
    ['content/settings/scheduler-config-2022.js', 'checkSchedulerConfig'],
  ])('finds the same places and keywords: %s', async (file, name) => {
    const [whole, lean] = [await load(file, name, false), await load(file, name, true)];
    expect(lean.code).not.toContain('params:');
    const seen = (violations: readonly Violation[]) =>
      violations.map(({ instancePath, keyword }) => [instancePath, keyword]);
    for (const value of broken) expect(seen(lean.find(value))).toEqual(seen(whole.find(value)));
  });

  it('of a reply finds the same places', async () => {
    const [file, name] = ['api/services/list-services/reply.js', 'checkListServicesReply'];
    const [whole, lean] = [await load(file, name, false), await load(file, name, true)];
    expect(lean.code).not.toMatch(/schemaPath:|keyword:|params:/);
    const seen = (violations: readonly Violation[]) => violations.map(({ instancePath }) => instancePath);
    for (const value of broken) expect(seen(lean.find(value))).toEqual(seen(whole.find(value)));
  });
});
