import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  compileWizard,
  createContentLoader,
  type DocumentEntry,
  type FormConfiguration,
  type FormDefinition,
  loadTogether,
} from '#engine';
import { checkFormConfiguration } from '../../../../schemas/generated/content/forms/form-config.js';
import { checkFormDefinition } from '../../../../schemas/generated/content/forms/form-definition.js';
import { cases } from '../../../setup/cases.ts';
import { compilePets, pets } from '../form/exampleList.ts';
import { worded } from '../problems/worded.ts';
import { drive } from './drive.ts';
import { about, configuration, consent, extra, known } from './exampleWizard.ts';
import { mutated } from './mutated.ts';
import { rude, rudeEntry } from './rudeAnswers.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const namedForms = (...forms: readonly FormDefinition[]) => forms.map((document) => ({ name: document.id, document }));

describe('documents changed at random', () => {
  it('compile or are refused with words, and what compiles runs; nothing throws', () => {
    let [compiled, refused] = [0, 0];
    fc.assert(
      fc.property(mutated(about), rude, (document, answers) => {
        if (!checkFormDefinition(document)) return;
        const result = compileWizard(
          { name: 'config', document: configuration },
          namedForms(document, extra, consent),
          known,
        );
        if (result.ok) {
          compiled += 1;
          drive(result.value, answers);
        } else {
          refused += 1;
          for (const { message, pointer } of worded(result))
            expect(`${pointer} ${message}`).toMatch(/^(\/.*)? \S.*\.$/s);
        }
      }),
      { numRuns: cases(2_000) },
    );
    expect(compiled).toBeGreaterThan(cases(50));
    expect(refused).toBeGreaterThan(cases(50));
  });

  it('compile or are refused with words also where they ask for lists', () => {
    let [compiled, refused] = [0, 0];
    fc.assert(
      fc.property(mutated(pets), fc.array(rudeEntry, { maxLength: 4 }), rudeEntry, (document, entries, other) => {
        if (!checkFormDefinition(document)) return;
        const result = compilePets(document);
        if (!result.ok) {
          refused += 1;
          for (const { message } of worded(result)) expect(message).toMatch(/^\S.*\.$/s);
          return;
        }
        compiled += 1;
        drive(result.value, { has: true, pets: entries, walks: [other, ...entries] });
        drive(result.value, { has: true, pets: other, more: 'x' });
      }),
      { numRuns: cases(2_000) },
    );
    expect(compiled).toBeGreaterThan(cases(50));
    expect(refused).toBeGreaterThan(cases(50));
  });

  it('never bring down a configuration either', () => {
    let compiled = 0;
    fc.assert(
      fc.property(mutated(configuration), rude, (document, answers) => {
        if (!checkFormConfiguration(document)) return;
        const result = compileWizard({ name: 'config', document }, namedForms(about, extra, consent), known);
        if (!result.ok) return;
        compiled += 1;
        drive(result.value, answers);
      }),
      { numRuns: cases(800) },
    );
    expect(compiled).toBeGreaterThan(cases(20));
  });

  it('are always replaced by their good copies', async () => {
    const entry = <T>(name: string, check: DocumentEntry<T>['check']): DocumentEntry<T> => ({
      name,
      path: name,
      sources: ['api', 'file'],
      check,
      transcludes: true,
    });
    const shipped: Readonly<Record<string, unknown>> = { config: configuration, about, extra, consent };
    await fc.assert(
      fc.asyncProperty(mutated(about), mutated(configuration), rude, async (form, config, answers) => {
        const live: Readonly<Record<string, unknown>> = { ...shipped, about: form, config };
        const source = (id: string, documents: Readonly<Record<string, unknown>>) => ({
          id,
          fetch: async (path: string) => ({ ok: true as const, text: JSON.stringify(documents[path]) ?? '' }),
        });
        const loader = createContentLoader({ sources: [source('api', live), source('file', shipped)] });
        const settled = await loadTogether(
          loader,
          entry<FormConfiguration>('config', checkFormConfiguration),
          (named, pick) => {
            const forms = ['about', 'extra', 'consent'].flatMap(
              (name) => pick(entry<FormDefinition>(name, checkFormDefinition)) ?? [],
            );
            return compileWizard(named, forms, known);
          },
        );
        if (!settled.ok) throw new Error(JSON.stringify(settled.error.problems));
        drive(settled.value, answers);
      }),
      { numRuns: cases(300) },
    );
  });
});
