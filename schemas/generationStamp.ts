import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFolder, root } from './SchemaFile.ts';

/**
 * A note of what the checks were generated from, so that a command that needs them makes them only where they are
 * missing or something has changed. `npm run generate` always makes them.
 */
const stamp = join(generatedFolder, '.stamp');

/** Whether the checks are there, and of the schemas as they are. */
export const isGenerated = (): boolean =>
  ['engine/checks/generated', 'app/content/generated', 'app/messages/generated'].every((each) =>
    existsSync(join(root, each)),
  ) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === inputs();

/** Notes that all checks have been generated. */
export const noteGenerated = (): void => writeFileSync(stamp, inputs());

/** Forgets the note, before checks are made anew. */
export const forgetGenerated = (): void => rmSync(stamp, { force: true });

/** Files outside of the folders of schemas that checks are made from. */
const others = [
  'engine/generate.ts',
  'engine/core/validation/textFormats.ts',
  'reference-backend/limits/limits.ts',
  'package.json',
  'package-lock.json',
];

/** A hash of all that checks are made from: the schemas and the calls, the code that makes them, and the versions of its libraries. */
function inputs(): string {
  const files = ['schemas', 'engine/schemas', 'contract'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|ts)$/.test(name) && !/^generated\b/.test(name))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...others]) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
