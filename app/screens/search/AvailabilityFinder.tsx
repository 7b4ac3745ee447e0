import type { FinderProps } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { SearchForm } from './form/SearchForm.tsx';
import { SearchQuestions } from './form/SearchQuestions.tsx';
import { useFinder } from './form/useFinder.ts';
import { OwnPage } from './form/useLeaveForm.ts';

export interface AvailabilityFinderProps extends FinderProps {
  readonly links: Pick<Links, 'benefitCodes' | 'prescreen' | 'result'>;
}

/** The form of the search on the page of the results, whose entry of the history keeps the search that was made. */
export function AvailabilityFinder(props: AvailabilityFinderProps) {
  return (
    <OwnPage value={false}>
      <FilledForm {...props} />
    </OwnPage>
  );
}

function FilledForm({ criteria, links }: AvailabilityFinderProps) {
  const { form, services, benefit, find } = useFinder(criteria, links);
  return (
    <>
      <SearchForm form={form} services={services} benefit={benefit} benefitCodes={links.benefitCodes} find={find} />
      <SearchQuestions services={services} find={find} criteria={criteria} />
    </>
  );
}
