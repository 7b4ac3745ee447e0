import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { verifiedValues, type WizardState } from '#engine';
import type { Wizard } from '#engine/react';
import { useAppServices } from '../../../app-services/index.ts';
import {
  type AddressCorrection,
  buildAnswers,
  readAddress,
  type VerificationResult,
  verifyAddress,
} from './verifyAddress.ts';

export interface VerificationControl {
  /**
   * The two addresses to choose from, if the server suggests another one; the suggestion is as it would be sent. A
   * suggestion that the page itself would refuse is not offered, and the typed address is kept.
   */
  readonly correction: AddressCorrection | undefined;
  /** Continues with the chosen address. */
  readonly choose: (choice: keyof AddressCorrection) => void;
  /** Returns to the unchanged page, with the focus at the beginning of the address. */
  readonly edit: () => void;
  /** Returns to the unchanged page and drops a call under way. Does nothing while nothing is being verified. */
  readonly stop: () => void;
}

interface PendingCorrection {
  readonly verification: WizardState['verification'];
  readonly correction: AddressCorrection;
}

/**
 * Verifies what the wizard waits for; `address` is the only verifier that documents may name. The wizard takes no other
 * Continue in the meantime, so there is one call at a time.
 *
 * @param form the element around the page's fields
 */
export function useVerification(
  { plan, state, dispatch, current }: Wizard,
  form: RefObject<HTMLElement | null>,
): VerificationControl {
  const appServices = useAppServices();
  const { verification } = state;
  const [pendingCorrection, setPendingCorrection] = useState<PendingCorrection>();
  const [edited, setEdited] = useState<{ readonly field: string | undefined }>();
  const applyResult = useEffectEvent((result: VerificationResult) => {
    if (result.kind === 'stands')
      return dispatch({ type: 'verified', ...(result.values && { values: result.values }) });
    const { entered, suggested } = result.correction;
    const taken = verifiedValues(plan, state, buildAnswers(suggested), current.scope.context);
    const usable = taken && readAddress(taken);
    if (usable) setPendingCorrection({ verification, correction: { entered, suggested: usable } });
    else dispatch({ type: 'verified' });
  });

  useEffect(() => {
    if (!verification) return;
    const controller = new AbortController();
    const { signal } = controller;
    void verifyAddress(appServices, verification.values, signal).then((result) => {
      if (!signal.aborted) applyResult(result);
    });
    return () => controller.abort();
  }, [appServices, verification]);

  // Runs once the dialog is gone, because its closing gives the focus back to Continue.
  useEffect(() => {
    if (edited) focusAnswer(form.current, edited.field);
  }, [form, edited]);

  const correction =
    verification && pendingCorrection?.verification === verification ? pendingCorrection.correction : undefined;
  const stop = () => dispatch({ type: 'verificationStopped' });
  return {
    correction,
    choose: (choice) => {
      const suggested = choice === 'suggested' ? correction?.suggested : undefined;
      dispatch({ type: 'verified', ...(suggested && { values: buildAnswers(suggested) }) });
    },
    edit: () => {
      const line = current.page.verify?.fields.find(({ name }) => name === 'addressLineOne');
      stop();
      setEdited({ field: line?.field });
    },
    stop,
  };
}

/** Moves the focus to the text field of an answer: the form ends the id of a control with the name of its field. */
function focusAnswer(form: HTMLElement | null, field: string | undefined): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  inputs.find(({ id }) => id.endsWith(`_${field}`))?.focus();
}
