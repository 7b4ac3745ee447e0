import { usualRoot } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { loadServices, usualServices } from '../check/services/readServices.ts';
import { answerLooks } from './answerLooks.ts';
import { describeEdits } from './describeEdits.ts';

/** What `followEdits` runs beside the server: it checks the documents whenever it is asked to. */

const [root = usualRoot, shipped = ''] = process.argv.slice(2);
const tools = loadServices(usualServices).then(checkTools);

answerLooks(async () => describeEdits(root, shipped === '' ? undefined : shipped, await tools));
