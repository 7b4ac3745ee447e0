import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { reduce, type WizardAction, type WizardPlan, type WizardState } from '#engine';
import { messageCatalogue, wizardMessages } from '#engine/messages/en';
import { Stepper, useWizard, WizardForm, widgets } from '#engine/react';

interface MeasuredWizardProps {
  readonly plan: WizardPlan;
  /** Keeps the answers outside of React, as an app does. */
  readonly store: StoreApi<WizardState>;
}

const CONTEXT = {};

const Plain = ({ html }: { readonly html: string }) => <p>{html}</p>;

/** The whole wizard, as an app shows it. */
export function MeasuredWizard({ plan, store }: MeasuredWizardProps) {
  const state = useStore(store);
  const dispatch = useCallback(
    (action: WizardAction) => store.setState(reduce(plan, store.getState(), action, CONTEXT), true),
    [plan, store],
  );
  const wizard = useWizard(plan, state, dispatch, CONTEXT);
  return (
    <>
      <Stepper wizard={wizard} messages={wizardMessages} />
      <WizardForm
        wizard={wizard}
        messages={wizardMessages}
        catalogue={messageCatalogue}
        RichText={Plain}
        widgets={widgets}
      />
    </>
  );
}
