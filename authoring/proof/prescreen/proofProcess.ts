import { readDocuments } from '../../check/read/DocumentFile.ts';
import { provePart } from '../proveContent.ts';

/** What `proveBeside` runs: it proves the prescreens of one folder of documents, and ends. */

const [root = ''] = process.argv.slice(2);
process.send?.(await provePart(readDocuments(root), 'prescreens'), () => process.exit());
