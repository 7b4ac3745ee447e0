import type { FormDefinition, PageDefinition } from '#engine';
import { pets } from '../../core/form/exampleList.ts';
import { compilePlan, showWizard } from '../exampleWizard.tsx';

const [first] = pets.pages;
if (first === undefined) throw new Error('The example has a page.');
export const page: PageDefinition = first;

/** The example's form with only its list, which is always shown. */
export const form = (part: Partial<PageDefinition> = {}, list: object = {}): FormDefinition => {
  const { pets: shown } = (page.schema as never as { readonly properties: { readonly pets: object } }).properties;
  const schema = { type: 'object', required: ['pets'], properties: { pets: { ...shown, ...list } } };
  const rules = (page.rules ?? []).filter((rule) => 'check' in rule);
  const uiSchema = { pets: page.uiSchema?.pets };
  return { ...pets, payload: [], pages: [{ ...page, schema, rules, uiSchema, ...part }] };
};

export const showList = (given: FormDefinition = form()) => {
  const wizard = showWizard({ plan: compilePlan([given]) });
  return { ...wizard, answers: () => wizard.state().answers.pets?.pets ?? {} };
};
