import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Wizard, WizardState } from '#engine';
import { useAppWiring } from '../../wiring/index.ts';
import { answersOf } from './addressAnswers.ts';
import { focusAnswer } from './focusAnswer.ts';
import { type AddressCorrection, verifyAddress } from './verifyAddress.ts';

export interface VerificationControl {
  /** What the guest is to choose from, once the server knows the address under another one. */
  readonly correction: AddressCorrection | undefined;
  /** Goes on with one of the two. */
  readonly choose: (choice: keyof AddressCorrection) => void;
  /** Back to the page as it was, to the beginning of the address. */
  readonly edit: () => void;
  /** Back to the page as it was; a call under way is dropped. Does nothing while nothing is verified. */
  readonly stop: () => void;
}

interface Asked {
  readonly verification: WizardState['verification'];
  readonly correction: AddressCorrection;
}

/**
 * Verifies what the wizard waits for: `address` is all that documents may name. The wizard takes no other Continue
 * meanwhile, so there is one call at a time.
 *
 * @param form what is around the page's fields
 */
export function useVerification(
  { state, dispatch, current }: Wizard,
  form: RefObject<HTMLElement | null>,
): VerificationControl {
  const wiring = useAppWiring();
  const { verification } = state;
  const [asked, setAsked] = useState<Asked>();
  const [edited, setEdited] = useState<{ readonly field: string | undefined }>();
  const goOn = useEffectEvent(dispatch);

  useEffect(() => {
    if (!verification) return;
    const controller = new AbortController();
    const { signal } = controller;
    void verifyAddress(wiring, verification.values, signal).then((verdict) => {
      if (signal.aborted) return;
      if (verdict.kind === 'corrected') return setAsked({ verification, correction: verdict.correction });
      goOn({ type: 'verified', ...(verdict.values && { values: verdict.values }) });
    });
    return () => controller.abort();
  }, [wiring, verification]);

  // Once the dialog is gone, which gives the focus back to Continue.
  useEffect(() => {
    if (edited) focusAnswer(form.current, edited.field);
  }, [form, edited]);

  const correction = verification && asked?.verification === verification ? asked.correction : undefined;
  const stop = () => dispatch({ type: 'verificationStopped' });
  return {
    correction,
    choose: (choice) => {
      const suggested = choice === 'suggested' ? correction?.suggested : undefined;
      dispatch({ type: 'verified', ...(suggested && { values: answersOf(suggested) }) });
    },
    edit: () => {
      const line = current.page.verify?.fields.find(({ name }) => name === 'addressLineOne');
      stop();
      setEdited({ field: line?.field });
    },
    stop,
  };
}
