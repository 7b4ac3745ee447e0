import { contentMessages } from '../../messages/content.ts';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { PrescreenFailed } from './PrescreenFailed.tsx';
import { PrescreenStep, type PrescreenStepProps } from './PrescreenStep.tsx';
import { useOpenedPrescreen } from './useOpenedPrescreen.ts';

interface PrescreenProps extends Omit<PrescreenStepProps, 'opened'> {
  /** Asks once more, by what it is given. */
  readonly onRetry: (again: () => void) => void;
}

/** The prescreen of one service. */
export function Prescreen({ start, criteria, links, onRetry }: PrescreenProps) {
  const reading = useOpenedPrescreen(start);
  if (reading.status === 'loading') return <Loading>{contentMessages.questionsLoading}</Loading>;
  if (reading.status === 'failed')
    return <PrescreenFailed failure={reading.failure} onRetry={() => onRetry(reading.again)} />;
  return <PrescreenStep opened={reading.opened} start={start} criteria={criteria} links={links} />;
}
