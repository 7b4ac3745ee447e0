import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};
const authenticated = message('R', '\0\0\0\0');
const done = Buffer.concat([message('C', 'SET\0'), message('Z', 'I')]);
const ended = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** A PostgreSQL that ends each connection together with the answer to its first statement after the four of its settings. */
const server = createServer((socket: Socket) => {
  const answers = [
    Buffer.concat([authenticated, message('Z', 'I')]),
    done,
    done,
    done,
    done,
    Buffer.concat([done, ended]),
  ];
  socket.on('data', () => {
    const answer = answers.shift();
    if (answer) socket.write(answer);
    if (answers.length === 0) socket.end();
  });
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `postgres://nobody@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/none`;
});
afterAll(() => server.close());

test('a connection that is lost as it is handed on is a database that cannot be used, and ends no process', async () => {
  const database = openPostgres(url, 1);
  const before = database.run(sql`select 1`);
  const working = database.transaction(async () => 'done');
  await before;
  await expect(working).rejects.toBeInstanceOf(DatabaseUnavailable);
  await database.close();
});
