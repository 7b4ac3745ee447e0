import { createInterface } from 'node:readline/promises';
import { operate } from './operate.ts';

const input = createInterface({ input: process.stdin, terminal: false });
const lines = input[Symbol.asyncIterator]();

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  ask: async (question) => {
    process.stderr.write(`${question}: `);
    const { value } = await lines.next();
    return String(value ?? '').trim();
  },
});
input.close();
