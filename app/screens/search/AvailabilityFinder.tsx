import type { FinderProps } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { SearchForm, type SearchFormProps } from './form/SearchForm.tsx';
import { SearchQuestions } from './form/SearchQuestions.tsx';
import { type Finder, useFinder } from './form/useFinder.ts';
import { OwnPage } from './form/useLeaveForm.ts';
import { useSearchForm } from './form/useSearchForm.ts';

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
  const finder = useFinder(criteria, links);
  return (
    <>
      <Fields finder={finder} benefitCodes={links.benefitCodes} />
      <SearchQuestions {...finder} />
    </>
  );
}

interface FieldsProps extends Pick<SearchFormProps, 'benefitCodes'> {
  readonly finder: Finder;
}

function Fields({ finder, benefitCodes }: FieldsProps) {
  return <SearchForm {...finder} form={useSearchForm(finder)} benefitCodes={benefitCodes} />;
}
