import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPreview } from '../../../app/author/preview/Preview.ts';
import { npmRunContent } from '../npmRunContent.ts';

let server: Server;
let address = '';
let left: unknown;
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const answers = join(folder, 'answers.json');

beforeAll(async () => {
  writeFileSync(
    answers,
    JSON.stringify({ visitFor: 'My child', 'patientDetails/firstName': 'Ada', doYouTakeMedications: true }),
  );
  server = createServer((request, reply) => {
    if (request.headers.authorization !== 'Bearer secret') return void reply.writeHead(403).end('{}');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      left = JSON.parse(Buffer.concat(parts).toString());
      reply.end('{"name":"Abc-1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});

beforeEach(() => {
  left = undefined;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const preview = (...args: string[]) => npmRunContent('preview', '--server', address, ...args);

describe('npm run content -- preview', () => {
  it('leaves the answers with the server, and none of them in the address', async () => {
    const guest = [
      '--flow',
      'IN_PERSON',
      '--step',
      'medicalHistory',
      '--state',
      'TN',
      '--age',
      '10',
      '--date',
      '2027-03-05',
    ];
    const { code, out } = await preview(...guest, '--answers', answers, '--token', 'secret');
    expect({ code, out }).toEqual({
      code: 0,
      out: `${address}/health-services/scheduler?controls=secret#preview=Abc-1\n`,
    });
    const kept = isPreview(left) ? left : undefined;
    expect(kept?.slot).toMatchObject({
      flow: { name: 'IN_PERSON' },
      appointment: { timestamp: '2027-03-05 10:00:00' },
      provider: { businessName: 'tlc', address: { stateProvince: 'TN' } },
    });
    expect([...new Set(kept?.pages.map(({ step }) => step))]).toEqual(['patientDetails', 'insurance']);
    expect(kept?.pages[0]?.answers).toMatchObject({ visitFor: 'My child', firstName: 'Ada' });
    // Of the page itself, what is given, and nothing that is made up.
    expect(kept?.shown).toEqual({ step: 'medicalHistory', page: 'history', answers: { doYouTakeMedications: true } });
    const born = Number(String(kept?.pages[0]?.answers.dateOfBirth).slice(0, 4));
    expect([10, 11]).toContain(new Date().getUTCFullYear() - born);
  });

  it('ends with 2, and says why, without the token, the step or the server', async () => {
    const flow = ['--flow', 'IN_PERSON'];
    expect(await preview(...flow)).toMatchObject({ code: 2, err: expect.stringContaining('--token') });
    expect(await preview(...flow, '--step', 'survey', '--token', 'secret')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This guest does not come to the step "survey", but to: patientDetails, insurance,'),
    });
    const nowhere = await npmRunContent('preview', ...flow, '--server', 'http://127.0.0.1:9');
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('npm start starts the product') });
    expect(await preview('--step', 'survey')).toMatchObject({ code: 2 });
  });
});
