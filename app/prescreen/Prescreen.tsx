import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { contentMessages } from '../messages/content.ts';
import { Loading } from '../ui/Loading.tsx';
import { PrescreenFailed } from './PrescreenFailed.tsx';
import type { PrescreenLinks } from './PrescreenLinks.ts';
import { PrescreenStep } from './PrescreenStep.tsx';
import { useOpenedPrescreen } from './useOpenedPrescreen.ts';
import type { PrescreenStart } from './usePrescreenStart.ts';

export interface PrescreenProps {
  readonly start: PrescreenStart;
  readonly criteria: SearchCriteria;
  readonly links: PrescreenLinks;
}

interface PrescreenRetryProps extends PrescreenProps {
  /** Asks once more, by what it is given. */
  readonly onRetry: (again: () => void) => void;
}

/** The prescreen of one service. */
export function Prescreen({ start, criteria, links, onRetry }: PrescreenRetryProps) {
  const reading = useOpenedPrescreen(start);
  if (reading.status === 'loading') return <Loading>{contentMessages.questionsLoading}</Loading>;
  if (reading.status === 'failed')
    return <PrescreenFailed trouble={reading.trouble} onRetry={() => onRetry(reading.again)} />;
  return <PrescreenStep opened={reading.opened} start={start} criteria={criteria} links={links} />;
}
