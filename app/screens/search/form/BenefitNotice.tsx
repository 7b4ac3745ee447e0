import { Link } from 'react-router-dom';
import { benefitCodeMessages } from '../../../messages/search/benefitCode.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { BenefitBadge } from '../../../ui/brand/BenefitBadge.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useUnlessOffline } from '../../../wiring/index.ts';
import type { BenefitCode } from '../useBenefitCode.ts';

export interface BenefitNoticeProps {
  readonly benefit: BenefitCode;
  /** Address of the page where a code is entered. */
  readonly page: string;
}

/** Shows whether the guest's benefit code is valid. Screen readers announce it as soon as it is known. */
export function BenefitNotice({ benefit: { status, again }, page }: BenefitNoticeProps) {
  const failed = useUnlessOffline(benefitCodeMessages.network);
  if (status === 'none') return null;
  return (
    <div role="status">
      {status === 'valid' && <BenefitBadge>{benefitCodeMessages.verified}</BenefitBadge>}
      {status === 'invalid' && (
        <Alert name="benefitCodeInvalid" kind="warning" title={benefitCodeMessages.invalid}>
          <Link to={page}>{benefitCodeMessages.again}</Link>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert name="benefitCodeFailed" kind="warning" title={failed}>
          <Button variant="secondary" onClick={again}>
            {benefitCodeMessages.tryAgain}
          </Button>
        </Alert>
      )}
    </div>
  );
}
