import {
  type Answers,
  compileWizard,
  initialState,
  pathFor,
  reduce,
  type WizardAction,
  type WizardState,
} from '#engine';
import { context, known, namedConfiguration, namedDefinitions } from './exampleWizard.ts';

const compiled = compileWizard(namedConfiguration, namedDefinitions, known);
if (!compiled.ok) throw new Error('The example compiles.');
export const plan = compiled.value;
export const encoders = { yesNo: (answer: unknown) => (answer === true ? 'Yes' : 'No') };

export const run = (
  actions: readonly WizardAction[],
  situation = context,
  from = initialState(plan, situation),
): WizardState => actions.reduce((state, action) => reduce(plan, state, action, situation), from);
export const at = ({ position }: WizardState): string => `${position.step}/${position.page}`;
export const viewAt = (state: WizardState, situation = context) =>
  pathFor(plan, state.answers, situation).find(({ step, page }) => `${step.id}/${page.name}` === at(state));

export const edit = (answers: Answers): WizardAction => ({ type: 'edit', answers });
export const next: WizardAction = { type: 'continue' };
export const back: WizardAction = { type: 'back' };

export const good = { firstName: 'Ann', email: 'a@b.co', confirmEmail: 'a@b.co' };
export const mobile = { ...good, mobile: true, texts: false };
export const reasons = { reasons: ['cold', 'other'], otherText: 'x' };
export const california = { ...context, state: 'CA' };
