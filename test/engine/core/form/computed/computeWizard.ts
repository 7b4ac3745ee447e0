import { compileWizard, type FormDefinition, type FormRule, type WizardPlan } from '#engine';

const number = (title: string) => ({ type: 'number', title });

/** What a page of the example asks: two numbers, a choice that shows the second, and a note that rules can show. */
const properties = {
  adults: number('Adults'),
  hasChildren: { type: 'boolean', title: 'Do children come?' },
  children: { type: 'integer', title: 'Children' },
  size: { type: 'string', title: 'Group', enum: ['small', 'large'] },
  total: { type: 'number', title: 'People in all', maximum: 9 },
  born: { type: 'string', format: 'date', title: 'Born' },
  grown: { type: 'string', format: 'date', title: 'Grown up on' },
  tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
  home: { type: 'object', title: 'Home', properties: { rooms: number('Rooms') } },
  note: { type: 'string', title: 'Note' },
};

/** `people`: the number of people in all, as a rule writes it. */
export const sum: FormRule = {
  compute: '/total',
  with: { '+': [{ var: 'answers.adults' }, { var: 'answers.children' }] },
};

interface Written {
  readonly rules: FormDefinition['pages'][number]['rules'];
  readonly page?: object;
  readonly properties?: object;
  readonly payload?: FormDefinition['payload'];
}

/**
 * A form of a party: its first page with these rules, and a second page that only asks for `later`. The first has a field
 * without a title, `hidden`, where a rule computes it.
 */
export function partyForm({ rules = [], page = {}, payload = [], properties: own = {} }: Written): FormDefinition {
  const hidden = rules.some((rule) => 'compute' in rule && rule.compute === '/hidden') && {
    hidden: { type: 'number' },
  };
  return {
    id: 'party',
    title: 'Party',
    pages: [
      {
        name: 'people',
        title: 'People',
        schema: { type: 'object', properties: { ...properties, ...hidden, ...own } },
        rules,
        messages: { '/total': { maximum: 'At most {limit} people can come.' } },
        ...page,
      },
      { name: 'second', title: 'Second', schema: { type: 'object', properties: { later: number('Later') } } },
    ],
    payload,
  };
}

export function compileParty(written: Written) {
  return compileWizard(
    { name: 'flow', document: { group: 'flow', steps: [{ id: 'party', form: 'party' }] } },
    [{ name: 'party', document: partyForm(written) }],
    { labeledLists: ['/more'], verifiers: { place: ['town'] }, widgets: [{ name: 'numeric', takes: ['number'] }] },
  );
}

/** The plan of a form that has no problems. */
export function partyPlan(written: Written): WizardPlan {
  const compiled = compileParty(written);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}
