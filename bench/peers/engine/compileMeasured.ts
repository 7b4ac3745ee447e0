import { compileWizard, EngineError, type WizardPlan } from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { widgets } from '#engine/react';
import type { NeutralForm } from '../../form/NeutralForm.ts';
import { buildFormDefinition } from './buildFormDefinition.ts';

/** Compiles a wizard with the neutral form as its only step. */
export function compileMeasured(form: NeutralForm): WizardPlan {
  const definition = buildFormDefinition(form);
  const compiled = compileWizard(
    { name: 'configuration', document: { group: 'bench', steps: [{ id: definition.id, form: definition.id }] } },
    [{ name: definition.id, document: definition }],
    {
      context: { type: 'object', properties: {} },
      widgets,
      encoders: [],
      verifiers: {},
      messages: Object.keys(messageCatalogue),
    },
  );
  if (compiled.ok) return compiled.value;
  throw new EngineError(JSON.stringify(compiled.problems));
}
