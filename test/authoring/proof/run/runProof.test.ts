import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usualServices } from '../../../../authoring/check/services/readServices.ts';
import { type MakeProofs, makeProofs } from '../../../../authoring/proof/run/ProofTask.ts';
import { runProof, startProof } from '../../../../authoring/proof/run/runProof.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proof-'));
  cpSync(join(fixtures, 'proven'), root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const options = () => ({ root, paths: [], services: usualServices, watch: false, json: false });
const run = () => runProof(options());

it('proves configurations and prescreens in processes beside the check, and merges what all find', {
  timeout: 120_000,
}, async () => {
  cpSync(join(fixtures, 'unproven/prescreens/state-not-sent'), root, { recursive: true });
  const person = join(root, 'form-definition/1.0.0/scheduler/person.json');
  writeFileSync(person, readFileSync(person, 'utf8').replace('"maxLength": 50', '"maxLength": 500'));
  const { ok, report } = await run();
  expect(ok).toBe(false);
  expect(report).toContain('  state-not-sent  ');
  expect(report).toContain('  answer-refused  ');
});

it('finds what an edit has brought, in a prescreen as in a form, and nothing once it is taken back', {
  timeout: 120_000,
}, async () => {
  const rerun = startProof(options());
  const { report: first } = await rerun();
  expect(first).not.toContain('  answer-refused  ');
  const person = join(root, 'form-definition/1.0.0/scheduler/person.json');
  const sound = readFileSync(person, 'utf8');
  writeFileSync(person, sound.replace('"maxLength": 50', '"maxLength": 500'));
  expect((await rerun()).report).toContain('  answer-refused  ');
  writeFileSync(person, sound);
  expect((await rerun()).report).toBe(first);
  cpSync(join(fixtures, 'unproven/prescreens/state-not-sent'), root, { recursive: true });
  expect((await rerun()).report).toContain('  state-not-sent  ');
});

it('tells what was found and proven by then where the proof takes longer than the check', {
  timeout: 60_000,
}, async () => {
  const person = join(root, 'form-definition/1.0.0/scheduler/person.json');
  writeFileSync(person, readFileSync(person, 'utf8').replace('"maxLength": 50', '"maxLength": 500'));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const told: string[] = [];
  const tell = (report: string): void => {
    told.push(report);
    release();
  };
  const make: MakeProofs = async (tasks, onFound) => {
    const [first = [], rest] = [tasks.slice(0, 1), tasks.slice(1)];
    const made = await makeProofs(first, onFound);
    await released;
    return [...made, ...(await makeProofs(rest, onFound))];
  };
  const rerun = startProof(options(), { tell, make });
  const { report } = await rerun();
  expect(told).toHaveLength(1);
  for (const said of [report, ...told]) expect(said).toContain('  answer-refused  ');
  expect(told[0]).toMatch(/ The proof goes on\.$/);
  expect(report).not.toContain('The proof goes on.');
});

it('tells again what is found meanwhile, before the proof is done', { timeout: 60_000 }, async () => {
  const person = join(root, 'form-definition/1.0.0/scheduler/person.json');
  writeFileSync(person, readFileSync(person, 'utf8').replace('"maxLength": 50', '"maxLength": 500'));
  const told: string[] = [];
  const hasTold = async (times: number): Promise<void> => {
    while (told.length < times) await setTimeout(5);
  };
  const make: MakeProofs = async (tasks, onFound) => {
    await hasTold(1);
    const made = await makeProofs(tasks, onFound);
    await hasTold(2);
    return made;
  };
  const tell = (report: string): void => void told.push(report);
  await startProof(options(), { tell, make })();
  expect(told).toEqual([
    expect.not.stringContaining('  answer-refused  '),
    expect.stringMatching(/ {2}answer-refused {2}[\s\S]* The proof goes on\.$/),
  ]);
});
