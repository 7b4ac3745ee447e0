import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { generatedFolder } from '../../../schemas/SchemaFile.ts';

test('openapi.json keeps to the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // It does not look for the properties of `required` outside of the `if`, `then` or `else` that it stands in.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const problems = await lint({ ref: join(generatedFolder, 'openapi.json'), config });
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)).toEqual([]);
}, 20_000);
