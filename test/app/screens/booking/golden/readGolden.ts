import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#engine';
import type { Size } from './goldenFlows.ts';

/** A request written by hand from the specification: `in-person.minimal.json` and so on, beside this file. */
export const readGolden = (group: string, size: Size): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${group}.${size}.json`), 'utf8'));
