import type { FormDefinition, PageDefinition } from '#engine';
import { about } from '../wizard/exampleWizard.ts';

const [first, reasons] = about.pages;
if (first === undefined || reasons === undefined) throw new Error('The example has two pages.');
export const person: PageDefinition = first;

/** The example form with a part of its first or second page replaced. */
export const withPerson = (part: Partial<PageDefinition>): FormDefinition => ({
  ...about,
  pages: [{ ...person, ...part }, reasons],
});
export const withReasons = (part: Partial<PageDefinition>): FormDefinition => ({
  ...about,
  pages: [person, { ...reasons, ...part }],
});

/** The example form with one more rule on its first page. */
export const rule = (extra: object): FormDefinition => withPerson({ rules: [...(person.rules ?? []), extra as never] });
