import { expect, it } from 'vitest';
import { readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { readChecked } from '../../../authoring/check/read/readChecked.ts';
import { compileAsked } from '../../../authoring/journeys/compileAsked.ts';
import { listCatalogued } from '../../../authoring/journeys/replay/openAsked.ts';
import { listConditions } from '../../gates/documents/listConditions.ts';
import { tryGuests } from '../../gates/documents/tryGuests.ts';

it('has a guest on both sides of every condition of the shipped documents', async () => {
  const read = await readChecked(listCatalogued(readDocuments('content-fixtures/objects')));
  const held = new Set<string>();
  const possible = new Set<string>();
  for (const asked of compileAsked(read).values()) {
    const met = tryGuests(asked, read, ({ place, holds }) => held.add(`${place.document}#${place.pointer} ${holds}`));
    expect(met.problems).toEqual([]);
    for (const { place, prover, sides } of listConditions(met))
      for (const { holds, conditions } of sides) {
        const side = `${place.document}#${place.pointer} ${holds}`;
        if (!held.has(side) && !possible.has(side) && prover.example(conditions) !== undefined) possible.add(side);
      }
  }
  expect([...possible].filter((side) => !held.has(side))).toEqual([]);
}, 60_000);
