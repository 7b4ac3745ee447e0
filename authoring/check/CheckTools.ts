import type { ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import { createTexts, type Texts } from '../proof/texts/createTexts.ts';
import { createSchemaReader, type ReadSchema } from './checks/SchemaPart.ts';
import { createDetailedChecks, type DetailedChecks } from './read/createDetailedChecks.ts';
import { readServices, usualServices } from './services/readServices.ts';
import { createRichTextCheck, type RichTextCheck } from './texts/createRichTextCheck.ts';

/** What documents are checked with. Creating it is costly, so a caller that checks often creates it once. */
export interface CheckTools {
  readonly resolveCheck: DetailedChecks;
  readonly readSchema: ReadSchema;
  readonly checkRichText: RichTextCheck;
  /** Finds texts that match the patterns of fields. */
  readonly texts: Texts;
  /** All services of the recorded list. */
  readonly services: readonly ServiceType[];
}

/** @param services file with a recorded list of services */
export const checkTools = (services = usualServices): CheckTools => ({
  resolveCheck: createDetailedChecks(),
  readSchema: createSchemaReader(),
  checkRichText: createRichTextCheck(),
  texts: createTexts(),
  services: readServices(services),
});
