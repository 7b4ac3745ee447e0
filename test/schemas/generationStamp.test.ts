import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isGenerated } from '../../schemas/generationStamp.ts';
import { generatedFolder } from '../../schemas/SchemaFile.ts';

it('knows that the checks are those of the schemas as they are, by a note that generating leaves', () => {
  expect(existsSync(join(generatedFolder, '.stamp'))).toBe(true);
  expect(isGenerated()).toBe(true);
});
