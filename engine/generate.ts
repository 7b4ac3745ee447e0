import { basename, join } from 'node:path';
import { noteGenerated } from '../schemas/generationStamp.ts';
import { printFaults } from '../schemas/SchemaFault.ts';
import { readSchemas } from '../schemas/SchemaFile.ts';
import { createAjv, writeCheck } from '../schemas/write/writeCheck.ts';

/**
 * Writes `checks/generated`: the type and the check of each kind of document that the engine compiles. A violation has
 * the schema around it, so that its problem can list the known names.
 */

printFaults();
const kinds = ['form-configuration', 'form-definition', 'questionnaire'];
const type = { name: 'DocumentCheck', from: '../../core/content/DocumentEntry.js' };
const files = readSchemas('engine/schemas');
const ajv = createAjv(files, { allErrors: true, verbose: true });
for (const file of files) {
  const kind = basename(file.path, '.json');
  if (kinds.includes(kind)) await writeCheck(file, ajv, join(import.meta.dirname, 'checks/generated', kind), type);
}
// These are made last.
noteGenerated();
