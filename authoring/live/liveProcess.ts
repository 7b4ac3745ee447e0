import { usualRoot } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { rereadDocuments } from '../check/read/DocumentFile.ts';
import { loadServices, usualServices } from '../check/services/readServices.ts';
import { answerLooks } from './answerLooks.ts';
import { describeEdits } from './describeEdits.ts';

/** What `followEdits` runs beside the server: it checks the documents whenever it is asked to. */

const [root = usualRoot, shipped = ''] = process.argv.slice(2);
const read = rereadDocuments(root);
const tools = loadServices(usualServices).then((services) => checkTools(services));

answerLooks(async () => describeEdits(read(), shipped === '' ? undefined : shipped, await tools));
