import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../contract/options/ContractOptions.ts';
import { helpText } from '../../../contract/options/helpText.ts';

const read = (args: readonly string[], variables: Record<string, string> = {}) => readOptions(args, variables);

describe('the options', () => {
  test('left out: the reference backend, and reading only elsewhere', () => {
    const { baseUrl, write, walkIn, headers, timeoutMs } = read([]);
    expect({ baseUrl, write, walkIn, timeoutMs }).toEqual({ write: false, walkIn: false, timeoutMs: 10_000 });
    expect(headers).toEqual({ 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' });
  });

  test('take banner and tenant from the environment, and rather from the command', () => {
    const variables = { CONTRACT_BANNER: 'kroger', CONTRACT_TENANT: 'tenant-of-tests' };
    expect(read(['--banner', 'frys'], variables).headers).toEqual({
      'x-banner-name': 'frys',
      'x-tenant': 'tenant-of-tests',
    });
  });

  test('keep the path in front of all calls, and put name and password into a header', () => {
    const { baseUrl, headers, secrets } = read(['--base-url', 'https://qa:p%40ss@api.example.com/gateway/?x=1']);
    expect(baseUrl).toBe('https://api.example.com/gateway');
    expect(headers.authorization).toBe(`Basic ${Buffer.from('qa:p@ss').toString('base64')}`);
    expect(secrets).toEqual([headers.authorization]);
  });

  test('read a further header from the environment', () => {
    const { headers, secrets } = read(['--header', 'X-Api-Key=GATEWAY_KEY'], { GATEWAY_KEY: 'seven' });
    expect([headers['x-api-key'], secrets]).toEqual(['seven', ['seven']]);
  });

  test.each([
    [['--base-url', 'ftp://qa:word@example.com'], '--base-url takes'],
    [['--page-url', 'word'], '--page-url takes'],
    [['--header', 'x-api-key: word'], '--header takes name=VARIABLE'],
    [['--header', 'x-api-key=MISSING'], 'the environment has no MISSING'],
    [['--timeout', 'word'], '--timeout takes'],
    [['--service', '0'], '--service takes'],
    [['--state', 'word'], '--state takes'],
    [['--wirte'], "Unknown option '--wirte'"],
  ])('%j is refused, and its value not repeated', (args, message) => {
    expect(() => read(args)).toThrow(message);
    expect(() => read(args)).not.toThrow(/word/);
  });

  test('are all in the manual', () => {
    const known = ['base-url', 'page-url', 'write', 'walk-in', 'only', 'place', 'state', 'service', 'benefit-code'];
    const others = ['recorded', 'banner', 'tenant', 'header', 'timeout', 'json', 'help'];
    for (const name of [...known, ...others]) expect(helpText).toContain(`  --${name} `);
    expect(Math.max(...helpText.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
