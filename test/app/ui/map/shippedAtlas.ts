import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cutAtlas } from '../../../../app/ui/map/atlas/cutAtlas.ts';

const { resolve } = createRequire(import.meta.url);

/** A file of us-atlas as the build reads it. */
export const atlasFile = (name: 'counties' | 'states'): unknown =>
  JSON.parse(readFileSync(resolve(`us-atlas/${name}-10m.json`), 'utf8'));

/** The outline files that the build cuts from the atlas. */
export const shippedAtlas = () => cutAtlas({ counties: atlasFile('counties'), states: atlasFile('states') });
