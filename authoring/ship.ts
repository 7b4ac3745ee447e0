import { generatedFolder } from '../schemas/SchemaFile.ts';
import { usualRoot } from './check/CheckOptions.ts';
import { shipDocuments } from './check/shipDocuments.ts';

/**
 * Part of `npm run generate`: gives the app its own copies of the shipped messages and settings, unless a document is wrong.
 * @returns whether they are shipped
 */
export async function ship(): Promise<boolean> {
  const { ok, report } = await shipDocuments(usualRoot, generatedFolder);
  console.error(ok ? 'content: the messages and settings of the app are shipped' : report);
  return ok;
}
