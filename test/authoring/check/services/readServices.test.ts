import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadServices, readServices, usualServices } from '../../../../authoring/check/services/readServices.ts';

let server: Server;
let url: string;

/** What the server answers by path. */
const answers: Readonly<Record<string, readonly [status: number, text: string]>> = {
  '/services?filter.businessNames=tlc': [200, readFileSync(usualServices, 'utf8')],
  '/page': [200, '<!doctype html>'],
  '/other': [200, '{"data":{}}'],
};

beforeEach(async () => {
  server = createServer(({ url: path = '' }, reply) => {
    const [status, text] = answers[path] ?? [503, ''];
    reply.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the services that documents are held against', () => {
  it('come from a file, or from a server that lists them', async () => {
    expect(await loadServices(usualServices)).toEqual(readServices(usualServices));
    expect(await loadServices(`${url}/services?filter.businessNames=tlc`)).toEqual(readServices(usualServices));
  });

  it.each([
    ['/page', 'is not a reply of the call that lists services'],
    ['/other', 'is not a reply of the call that lists services'],
    ['/gone', 'did not list its services: the answer has the status 503.'],
  ])('at %s end the check, in words', async (path, words) => {
    await expect(loadServices(url + path)).rejects.toThrow(words);
  });

  it('of a server that does not answer end the check, in words', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(loadServices(url)).rejects.toThrow(`${url} did not list its services: there was no answer.`);
    server.listen(0);
  });
});
