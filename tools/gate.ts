import { writeFileSync } from 'node:fs';
import { browserGate } from '../test/gates/browserGate.ts';
import { gates } from '../test/gates/gates.ts';

/** One gate, for `gates.ts`: name, share, seed, and the file that its bars are written to. */
const [name, share = '1', seed = '1', report = ''] = process.argv.slice(2);
const gate = [browserGate, ...gates].find((each) => each.name === name);
if (gate === undefined) throw new Error(`"${name}" is no gate.`);
writeFileSync(report, JSON.stringify(await gate.run({ share: Number(share), seed: Number(seed) })));
