import { describe, expect, it } from 'vitest';
import { compileWizard, type FormConfiguration, type FormDefinition } from '#engine';
import { type Copies, resolveCopies } from '../../../../engine/core/content/resolveCopies.ts';
import { runAtOnce } from '../../../../engine/core/parts/Parts.ts';
import { about, configuration, consent, extra, known } from '../wizard/exampleWizard.ts';

const [first] = configuration.steps;
if (!first) throw new Error('The example has steps.');

/** The plan from the copies that fit together. */
const resolve = (config: Copies<FormConfiguration>, definitions: readonly Copies<FormDefinition>[]) =>
  runAtOnce(
    resolveCopies([config, ...definitions], (pick) => {
      const picked = pick(config);
      const forms = definitions.flatMap((each) => pick(each) ?? []);
      return picked && compileWizard(picked, forms, known);
    }),
  );

describe('settling on copies that fit together', () => {
  const copies = <T>(name: string, ...all: readonly T[]) => ({ name, copies: all });
  const forms = (...abouts: readonly (typeof about)[]) => [
    copies('about', ...abouts),
    copies('extra', extra),
    copies('consent', consent),
  ];
  const brokenAbout = { ...about, payload: [{ from: '/nobody', to: '/x' }] };
  const brokenConfiguration: FormConfiguration = { ...configuration, steps: [{ ...first, settings: { nothing: 1 } }] };

  it('takes the newest copies when they fit', () => {
    const result = resolve(copies('config', configuration, brokenConfiguration), forms(about, brokenAbout));
    expect(result).toMatchObject({ ok: true, problems: [] });
  });

  it('replaces only the broken document', () => {
    const newer: FormConfiguration = { ...configuration, group: 'newer' };
    const result = resolve(copies('config', newer, configuration), forms(brokenAbout, about));
    expect(result).toMatchObject({
      ok: true,
      value: { group: 'newer' },
      problems: [{ document: 'about', code: 'unknown-field' }],
    });
  });

  it('goes on to further copies, document by document', () => {
    const result = resolve(
      copies('config', brokenConfiguration, configuration),
      forms(brokenAbout, brokenAbout, about),
    );
    expect(result.ok).toBe(true);
    expect(result.problems.map(({ document }) => document)).toEqual(['config', 'about', 'about']);
  });

  it('takes every last copy when the document to mend has no other', () => {
    const renamed = { ...about, pages: about.pages.map((page) => ({ ...page })), id: 'about' };
    const withoutBirth = {
      ...renamed,
      pages: renamed.pages.map((page) =>
        page.name === 'person'
          ? {
              ...page,
              schema: { type: 'object', properties: { mobile: { type: 'boolean', title: 'Mobile' } } },
              rules: [],
              messages: {},
              uiSchema: {},
            }
          : page,
      ),
      payload: [],
    };
    const result = resolve(copies('config', configuration), forms(withoutBirth, about));
    expect(result).toMatchObject({ ok: true, problems: [{ document: 'consent', code: 'unknown-name' }] });
  });

  it('says every problem when nothing fits', () => {
    const result = resolve(copies('config', brokenConfiguration), forms(brokenAbout));
    expect(result).toMatchObject({ ok: false });
    expect(new Set(result.problems.map(({ document }) => document))).toEqual(new Set(['about', 'config']));
  });

  it('is no plan without any copy', () => {
    expect(resolve(copies<FormConfiguration>('config'), [])).toEqual({ ok: false, problems: [] });
  });
});
