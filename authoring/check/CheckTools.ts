import type { ServiceType } from '../../schemas/generated/api/list-services/reply.js';
import { createTexts, type Texts } from '../proof/texts/createTexts.ts';
import { type ReadSchema, schemaReader } from './checks/SchemaPart.ts';
import { type TellingChecks, tellingChecks } from './read/tellingChecks.ts';
import { readServices, usualServices } from './services/readServices.ts';
import { createRichTextJudge, type RichTextJudge } from './words/createRichTextJudge.ts';

/** What documents are judged with. Costly to make, so whoever checks many times makes them once. */
export interface CheckTools {
  readonly checkOf: TellingChecks;
  readonly readSchema: ReadSchema;
  readonly judgeRichText: RichTextJudge;
  /** Finds texts by the patterns of fields. */
  readonly texts: Texts;
  /** The services that there are. */
  readonly services: readonly ServiceType[];
}

/** @param services file with a recorded list of services */
export const checkTools = (services = usualServices): CheckTools => ({
  checkOf: tellingChecks(),
  readSchema: schemaReader(),
  judgeRichText: createRichTextJudge(),
  texts: createTexts(),
  services: readServices(services),
});
