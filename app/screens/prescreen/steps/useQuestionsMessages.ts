import { useMemo } from 'react';
import { wizardMessages as english } from '#engine/messages/en';
import type { QuestionnaireMessages } from '#engine/react';
import { prescreenMessages } from '../../../messages/generated/prescreenMessages.ts';
import { siteMessages } from '../../../messages/generated/siteMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';

/** The messages of the questions of a prescreen. */
export function useQuestionsMessages(): QuestionnaireMessages {
  const { notice, ineligible, eligible } = useMessages(prescreenMessages);
  const { broken } = useMessages(siteMessages);
  return useMemo(
    () => ({ ...english, notice, ineligible, eligible, noChoice: broken.text }),
    [notice, ineligible, eligible, broken],
  );
}
