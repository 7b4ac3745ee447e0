import {
  compileWizard,
  type FormDefinition,
  initialState,
  type KnownNames,
  reduce,
  type WizardAction,
  type WizardState,
} from '#engine';

/** A wizard with two pages to verify, one of which can be skipped, and a page that lists the answers. */
export const home: FormDefinition = {
  id: 'home',
  title: 'Home',
  settings: { verifies: { type: 'boolean', default: true } },
  pages: [
    {
      name: 'place',
      title: 'Where you live',
      schema: {
        type: 'object',
        required: ['street', 'town'],
        properties: {
          street: { type: 'string', title: 'Street', maxLength: 12 },
          isFlat: { type: 'boolean', title: 'Is it a flat?' },
          flat: { type: 'string', title: 'Flat' },
          town: { type: 'string', title: 'Town' },
        },
      },
      rules: [{ show: ['/flat'], when: { var: 'answers.isFlat' } }],
      verify: {
        as: 'place',
        fields: { street: '/street', more: '/flat', town: '/town' },
        when: { var: 'settings.verifies' },
      },
    },
  ],
};

export const stay: FormDefinition = {
  id: 'stay',
  title: 'Stay',
  pages: [
    {
      name: 'hotel',
      title: 'Hotel',
      when: { '==': [{ var: 'context.kind' }, 'long'] },
      schema: {
        type: 'object',
        properties: { hotelTown: { type: 'string', title: 'Town of the hotel', default: 'Rome', maxLength: 9 } },
      },
      verify: { as: 'place', fields: { town: '/hotelTown' } },
    },
    {
      name: 'target',
      title: 'TargetOptions',
      schema: { type: 'object', properties: { wish: { type: 'string', title: 'Wish', maxLength: 5 } } },
    },
  ],
};

export const summary: FormDefinition = {
  id: 'summary',
  title: 'Summary',
  pages: [{ name: 'summary', title: 'Summary', review: true, schema: { type: 'object', properties: {} } }],
};

export const tripKnown: KnownNames = {
  context: { type: 'object', properties: { kind: { type: 'string', enum: ['long', 'short'] } } },
  widgets: [{ name: 'masked', secret: true }],
  encoders: [],
  verifiers: { place: ['street', 'more', 'town'] },
  messages: ['invalid', 'required'],
};

export const longTrip = { kind: 'long' };
export const shortTrip = { kind: 'short' };

export function tripPlan(forms: readonly FormDefinition[] = [home, stay, summary], settings = {}) {
  const steps = forms.map(({ id }) => (id === 'home' ? { id, form: id, settings } : { id, form: id }));
  const compiled = compileWizard(
    { name: 'trip', document: { group: 'trip', steps } },
    forms.map((document) => ({ name: document.id, document })),
    tripKnown,
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

/** The guest's position and the phase of the wizard. */
export const describePosition = ({ position, phase }: WizardState): string =>
  `${position.step}/${position.page} ${phase}`;

export function goThrough(
  actions: readonly WizardAction[],
  plan = tripPlan(),
  context = longTrip,
  from = initialState(plan, context),
): WizardState {
  return actions.reduce((state, action) => reduce(plan, state, action, context), from);
}
