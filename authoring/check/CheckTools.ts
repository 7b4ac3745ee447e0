import type { ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import { createTexts, type Texts } from '../proof/texts/createTexts.ts';
import { createSchemaReader, type ReadSchema } from './checks/SchemaPart.ts';
import { createCheckedReader, type ReadChecked } from './read/readChecked.ts';
import { readServices, usualServices } from './services/readServices.ts';
import { createRichTextCheck, type RichTextCheck } from './texts/createRichTextCheck.ts';

/** What documents are checked with. Creating it is costly, so a caller that checks often creates it once. */
export interface CheckTools {
  readonly readChecked: ReadChecked;
  readonly readSchema: ReadSchema;
  readonly checkRichText: RichTextCheck;
  /** Finds texts that match the patterns of fields. */
  readonly texts: Texts;
  /** All services that there are. */
  readonly services: readonly ServiceType[];
}

/** @param services all services that there are; those of the recorded list unless given */
export const checkTools = (
  services = readServices(usualServices),
  readChecked: ReadChecked = createCheckedReader(),
): CheckTools => ({
  readChecked,
  readSchema: createSchemaReader(),
  checkRichText: createRichTextCheck(),
  texts: createTexts(),
  services,
});
