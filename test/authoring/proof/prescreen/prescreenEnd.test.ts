import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#engine';
import type { DocumentFile } from '../../../../authoring/check/read/DocumentFile.ts';
import { proveContent } from '../../../../authoring/proof/proveContent.ts';
import type { PrescreenData } from '../../../../schemas/generated/content/forms/prescreen-data.js';

const buildFile = (path: string, document: unknown): DocumentFile => ({
  file: path,
  path,
  text: JSON.stringify(document, null, 2),
});

const scheduler = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const shipped = readFileSync(join(import.meta.dirname, '../../../../content-fixtures/objects', scheduler), 'utf8');

const wanted: PrescreenData = {
  type: 'dietitian',
  steps: [{ id: 'where', form: 'where' }],
  services: [
    { when: { '==': [{ var: 'steps.where.kind' }, 'first'] }, serviceIds: [201] },
    { when: { '==': [{ var: 'steps.where.kind' }, 'again'] }, serviceIds: [202] },
  ],
};

const form = (
  part: Partial<FormDefinition>,
  required: readonly string[],
  kinds: readonly string[],
): FormDefinition => ({
  id: 'where',
  title: 'Where',
  pages: [
    {
      name: 'where',
      title: 'Where',
      schema: {
        type: 'object',
        required,
        properties: {
          kind: { type: 'string', title: 'Kind', enum: kinds },
          state: { type: 'string', title: 'State' },
        },
      },
    },
  ],
  payload: [{ from: '/state', to: '/search/state' }],
  ...part,
});

async function proven(
  part: Partial<FormDefinition> = {},
  { required = ['kind', 'state'], kinds = ['first', 'again'] } = {},
) {
  const { problems } = await proveContent([
    { file: scheduler, path: scheduler, text: shipped },
    buildFile('prescreen-data/1.0.0/scheduler/dietitian.json', wanted),
    buildFile('form-definition/1.0.0/scheduler/where.json', form(part, required, kinds)),
  ]);
  return problems.map(({ file, code, severity, message, witness }) => ({
    file: file.replace(/.*\//, ''),
    code,
    severity,
    message,
    witness,
  }));
}

describe('the end of a prescreen', () => {
  it('is right where every choice leads to a service, and the state is sent', async () => {
    expect(await proven()).toEqual([]);
  });

  it('is reported if no line sends the state that the search needs', async () => {
    expect(await proven({ payload: [] })).toEqual([
      {
        file: 'dietitian.json',
        code: 'state-not-sent',
        severity: 'error',
        message:
          '"Telenutrition" is searched by state, and no line of these forms sends "/search/state": the end of the questions leads nowhere.',
      },
    ]);
  });

  it('is reported if the state is optional', async () => {
    expect(await proven({}, { required: ['kind'] })).toMatchObject([
      {
        file: 'where.json',
        code: 'state-not-sent',
        message:
          '"Telenutrition" is searched by state, and a guest can come to the end without "/search/state", which leads nowhere.',
      },
    ]);
  });

  it('is reported with a choice that leads to no service', async () => {
    expect(await proven({}, { kinds: ['first', 'again', 'Vision'] })).toMatchObject([
      {
        file: 'dietitian.json',
        code: 'answers-without-service',
        severity: 'error',
        message: 'This answer leads to none of the services: no condition holds.',
        witness: { 'steps.where.kind': 'Vision' },
      },
    ]);
  });

  it('is reported with an additional answer that the booking request refuses', async () => {
    const payload = [
      { from: '/state', to: '/search/state' },
      { from: '/state', to: '/questionnaire/additional/state' },
    ];
    expect(await proven({ payload })).toMatchObject([
      {
        file: 'where.json',
        code: 'answer-refused',
        message:
          'The form accepts an answer to "/state" that the booking request refuses at "/questionnaire/additional/state": it takes at most 2000 characters. This is so in the form configuration "prescreen-data/dietitian".',
      },
    ]);
  });
});
