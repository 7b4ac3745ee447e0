import { writeFileSync } from 'node:fs';
import { browserGate } from '../test/gates/browsers/browserGate.ts';
import { gates } from '../test/gates/gates.ts';
import { operationsGates } from '../test/gates/operations/operationsGates.ts';

/** Runs one gate for `gates.ts`. Arguments: its name, share and seed, and the file to which its bars are written. */
const [name, share = '1', seed = '1', report = ''] = process.argv.slice(2);
const gate = [browserGate, ...operationsGates, ...gates].find((each) => each.name === name);
if (gate === undefined) throw new Error(`"${name}" is no gate.`);
writeFileSync(report, JSON.stringify(await gate.run({ share: Number(share), seed: Number(seed), isTimed: true })));
