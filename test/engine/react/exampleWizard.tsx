import { render } from '@testing-library/react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  compileWizard,
  type FormDefinition,
  initialState,
  type MessageCatalogue,
  reduce,
  type WizardAction,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { widgets as ownWidgets, Stepper, useWizard, type WidgetEntry, WizardForm } from '#engine/react';
import { exampleMessages } from './exampleMessages.ts';

export const exampleCatalogue: MessageCatalogue = {
  invalid: 'Not valid.',
  required: 'This is required.',
  pattern: 'Not in the right format.',
  characters: 'Something here cannot be seen.',
  maxLength: 'At most {limit} characters.',
  month: 'The month is wrong.',
};

/** The forms of an invented trip: two steps, the first with two pages, and a question that another one shows. */
export const tripForms: readonly FormDefinition[] = [
  {
    id: 'traveller',
    title: 'Traveller',
    pages: [
      {
        name: 'person',
        title: 'About you',
        schema: {
          type: 'object',
          description: 'Tell us <strong>who</strong> travels.',
          required: ['name', 'pet', 'petName'],
          properties: {
            name: { type: 'string', title: 'Name', maxLength: 10 },
            pet: { type: 'boolean', title: 'Do you bring a pet?' },
            petName: { type: 'string', title: 'Name of the pet' },
            born: { type: 'string', format: 'date', title: 'Date of birth' },
          },
        },
        uiSchema: { pet: { 'ui:widget': 'radio' }, petName: { 'ui:inset': true } },
        rules: [{ show: ['/petName'], when: { '==': [{ var: 'answers.pet' }, true] } }],
        messages: { '/petName': { required: 'What is it called?' }, '/born': { format: 'There is no such day.' } },
      },
      {
        name: 'contact',
        title: 'How to reach you',
        schema: { type: 'object', properties: { phone: { type: 'string', title: 'Phone' } } },
        uiSchema: { phone: { 'ui:widget': 'numeric' } },
      },
    ],
  },
  {
    id: 'goodbye',
    title: 'Goodbye',
    pages: [
      {
        name: 'terms',
        title: 'Terms',
        schema: {
          type: 'object',
          required: ['agreed'],
          properties: { agreed: { type: 'boolean', title: 'I agree', const: true } },
        },
      },
    ],
  },
];

export function compilePlan(
  forms: readonly FormDefinition[] = tripForms,
  widgets: readonly WidgetEntry[] = ownWidgets,
): WizardPlan {
  const steps = forms.map(({ id }) => ({ id, form: id }));
  const result = compileWizard(
    { name: 'example', document: { group: 'example', steps } },
    forms.map((document) => ({ name: document.id, document })),
    {
      context: { type: 'object', properties: { today: { type: 'string', format: 'date' } } },
      widgets,
      encoders: [],
      verifiers: { place: ['town'] },
      messages: Object.keys(exampleCatalogue),
    },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const bold = ({ html }: { readonly html: string }) => <p>{html.replace(/<[^>]*>/g, '')}</p>;
const CONTEXT = { today: '2026-11-21' };

interface ExampleProps {
  readonly plan: WizardPlan;
  readonly onState: (state: WizardState) => void;
  readonly onDispatch: (dispatch: (action: WizardAction) => void) => void;
  readonly widgets: readonly WidgetEntry[];
  readonly message: ReactNode;
  readonly onBackFromFirst: (() => void) | undefined;
}

function Example({ plan, onState, onDispatch, widgets, message, onBackFromFirst }: ExampleProps) {
  const [state, setState] = useState(() => initialState(plan, CONTEXT));
  const dispatch = useCallback(
    (action: WizardAction) => setState((before) => reduce(plan, before, action, CONTEXT)),
    [plan],
  );
  const wizard = useWizard(plan, state, dispatch, CONTEXT);
  onState(state);
  onDispatch(dispatch);
  return (
    <>
      <Stepper wizard={wizard} messages={exampleMessages} />
      <WizardForm
        wizard={wizard}
        messages={exampleMessages}
        catalogue={exampleCatalogue}
        RichText={bold}
        widgets={widgets}
        message={message}
        {...(onBackFromFirst && { onBackFromFirst })}
      />
    </>
  );
}

interface Options {
  readonly plan?: WizardPlan;
  readonly widgets?: readonly WidgetEntry[];
  readonly message?: ReactNode;
  readonly onBackFromFirst?: () => void;
}

/** Shows a wizard with a store of its own; `state` reads its present state. */
export function showWizard({ plan = compilePlan(), widgets = ownWidgets, message, onBackFromFirst }: Options = {}) {
  const seen: { state: WizardState; dispatch: (action: WizardAction) => void } = {
    state: initialState(plan, CONTEXT),
    dispatch: () => undefined,
  };
  const view = render(
    <Example
      plan={plan}
      widgets={widgets}
      message={message}
      onBackFromFirst={onBackFromFirst}
      onState={(state) => {
        seen.state = state;
      }}
      onDispatch={(dispatch) => {
        seen.dispatch = dispatch;
      }}
    />,
  );
  return { ...view, state: () => seen.state, dispatch: (action: WizardAction) => seen.dispatch(action) };
}
