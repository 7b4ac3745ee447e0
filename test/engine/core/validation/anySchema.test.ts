import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonSchema } from '#engine';
import { cases } from '../../../setup/cases.ts';
import { data, entries, entryLists, schemas } from './generatedSchemas.ts';
import { ajv, asLines, byRjsf, ours } from './validators.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Removes violations of `uniqueItems` where an entry has the wrong type: Ajv looks for duplicates only among entries of
 * the right type. The list is invalid either way.
 */
function withoutTwinsOfWrongType(lines: readonly string[]): readonly string[] {
  const hasWrongEntry = (path: string) =>
    lines.some((line) => line.startsWith(`${path}/`) && /^\/\d+ type$/.test(line.slice(path.length)));
  return lines.filter((line) => !(line.endsWith(' uniqueItems') && hasWrongEntry(line.replace(/ uniqueItems$/, ''))));
}

describe('validate, on generated schemas and data', () => {
  it('has the verdict, paths and keywords of Ajv, alone and inside rjsf', () => {
    let invalid = 0;
    fc.assert(
      fc.property(schemas, fc.array(data, { minLength: 8, maxLength: 8 }), (schema, samples) => {
        const check = ajv.compile({ ...schema });
        for (const given of samples) {
          const found = ours(schema, given);
          invalid += found.length > 0 ? 1 : 0;
          check(given);
          expect(withoutTwinsOfWrongType(found)).toEqual(withoutTwinsOfWrongType(asLines(check.errors ?? [])));
        }
        const [first] = samples;
        expect(withoutTwinsOfWrongType(ours(schema, first))).toEqual(withoutTwinsOfWrongType(byRjsf(schema, first)));
      }),
      { numRuns: cases(250) },
    );
    expect(invalid).toBeGreaterThan(cases(500));
  });

  it('has the verdict, paths and keywords of Ajv on lists of entries', () => {
    let [valid, deep] = [0, 0];
    fc.assert(
      fc.property(entryLists, fc.array(entries, { minLength: 8, maxLength: 8 }), (schema, samples) => {
        const check = ajv.compile({ ...schema });
        for (const list of samples) {
          const found = ours(schema, { list });
          check({ list });
          expect(withoutTwinsOfWrongType(found)).toEqual(withoutTwinsOfWrongType(asLines(check.errors ?? [])));
          if (found.length === 0) valid += 1;
          deep += found.filter((line) => /^\/list\/\d\//.test(line)).length;
        }
      }),
      { numRuns: cases(250) },
    );
    expect(valid).toBeGreaterThan(cases(100));
    expect(deep).toBeGreaterThan(cases(1_000));
  });

  it('has the verdict of ajv-formats on e-mail addresses', () => {
    const pieces = fc.array(fc.constantFrom('a', 'B', '1', '.', '-', '@', '+', '_', ' ', '"', 'é', 'xn--'), {
      maxLength: 12,
    });
    const schema: JsonSchema = { type: 'string', format: 'email' };
    const check = ajv.compile(schema);
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((each) => each.join('')),
          fc.emailAddress(),
        ),
        (address) => {
          expect(ours(schema, address).length === 0).toBe(check(address));
        },
      ),
      { numRuns: cases(3_000) },
    );
  });
});
