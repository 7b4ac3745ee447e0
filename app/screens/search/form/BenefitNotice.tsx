import { useWithOffline } from '../../../app-services/index.ts';
import { benefitCodeMessages } from '../../../messages/generated/benefitCodeMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { BenefitBadge } from '../../../ui/brand/BenefitBadge.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CodeLink, type CodeLinkProps } from './CodeLink.tsx';
import type { BenefitCode } from './useBenefitCode.ts';

export interface BenefitNoticeProps extends CodeLinkProps {
  readonly benefit: BenefitCode;
}

/** Shows whether the guest's benefit code is valid. Screen readers announce it as soon as it is known. */
export function BenefitNotice({ benefit: { status, again }, page, entered }: BenefitNoticeProps) {
  const messages = useMessages(benefitCodeMessages);
  const failed = useWithOffline(messages.network);
  if (status === 'none') return null;
  return (
    <div role="status">
      {status === 'valid' && <BenefitBadge>{messages.verified}</BenefitBadge>}
      {status === 'invalid' && (
        <Alert name="benefitCodeInvalid" kind="warning" title={messages.invalid}>
          <CodeLink page={page} entered={entered}>
            {messages.again}
          </CodeLink>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert name="benefitCodeFailed" kind="warning" title={failed}>
          <Button variant="secondary" onClick={again}>
            {messages.tryAgain}
          </Button>
        </Alert>
      )}
    </div>
  );
}
