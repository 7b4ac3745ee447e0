import { useMemo } from 'react';
import { wizardMessages as english } from '#engine/messages/en';
import type { WizardMessages } from '#engine/react';
import { bookingMessages } from '../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** The form's own messages. The form's configuration may name the button that books; otherwise its name is here. */
export function useWizardMessages(): WizardMessages {
  const { book, submitting, verifying } = useMessages(bookingMessages);
  return useMemo(() => ({ ...english, submit: book, submitting, verifying }), [book, submitting, verifying]);
}
