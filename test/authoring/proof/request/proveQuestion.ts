import { compileWizard, type FormDefinition, type PayloadDefinition } from '#engine';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { bookingContract } from '../../../../authoring/proof/request/bookingContract.ts';

type Page = FormDefinition['pages'][number];

/** One question in addition to those that every booking asks. */
export interface Question {
  readonly schema: object;
  readonly payload: readonly PayloadDefinition[];
  readonly rules?: NonNullable<Page['rules']>;
  readonly uiSchema?: Page['uiSchema'];
  /** Whether it must be answered. */
  readonly required?: boolean;
}

const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });

const contract = bookingContract();

/** The result of the proof for a form that asks for a name, a phone, an email address and `answer`. */
export function proveQuestion({ schema, payload, rules = [], uiSchema, required = true }: Question) {
  const form: FormDefinition = {
    id: 'person',
    title: 'Person',
    pages: [
      {
        name: 'page',
        title: 'Page',
        schema: {
          type: 'object',
          required: ['first', 'last', 'phone', 'email', ...(required ? ['answer'] : [])],
          properties: {
            first: text('First name'),
            last: text('Last name'),
            phone: text('Phone', { pattern: '^[0-9]{10}$' }),
            email: text('Email', { format: 'email', maxLength: 64 }),
            answer: { title: 'Answer', ...schema },
          },
        },
        rules,
        ...(uiSchema && { uiSchema }),
        messages: Object.fromEntries(rules.flatMap((rule) => ('check' in rule ? [[rule.check, { bad: 'Bad.' }]] : []))),
      },
    ],
    payload: [
      { from: '/first', to: '/basicInfo/firstName' },
      { from: '/last', to: '/basicInfo/lastName' },
      { from: '/phone', to: '/basicInfo/phone', as: 'phone' },
      { from: '/email', to: '/basicInfo/email' },
      ...payload,
    ],
  };
  const configuration = { name: 'visits', document: { group: 'visits', steps: [{ id: 'person', form: 'person' }] } };
  const definitions = [{ name: 'person', document: form }];
  const plan = compileWizard(configuration, definitions, knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const compiled = { configuration, definitions, plan: plan.value };
  const { problems, tally } = proveWizard(compiled, knownNames, { contract });
  return {
    problems: problems.map(({ code, pointer, message, witness }) => ({
      code,
      at: pointer.replace('/pages/0/schema/properties', ''),
      message,
      answer: witness?.['steps.person.answer'] ?? witness?.['answers.answer'],
    })),
    open: tally.open.map(({ pointer }) => pointer.replace('/pages/0/schema/properties', '')),
  };
}
