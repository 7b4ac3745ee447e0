import { useCriteria, useDocument } from '../../app-services/index.ts';
import { Later } from '../../chunks/Later.tsx';
import type { DocumentKind } from '../../content/DocumentKind.ts';
import { covidVaccinesToggle } from '../../content/generated/settings/covidVaccinesToggle.ts';
import { schedulerConfig } from '../../content/generated/settings/schedulerConfig.ts';
import { serviceAvailabilityError } from '../../content/generated/settings/serviceAvailabilityError.ts';
import { schedulerTexts } from '../../content/generated/texts/schedulerTexts.ts';
import { serviceNameMapper } from '../../content/generated/texts/serviceNameMapper.ts';
import type { Links } from '../../journey/Links.ts';
import { searchMessages } from '../../messages/generated/searchMessages.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useReleaseOnEntry } from '../../reservation/index.ts';
import { Street } from '../../ui/brand/Street.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/fields/Disclosure.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { useCanonical } from '../../ui/useHead.ts';
import { SearchForm, type SearchFormProps } from './form/SearchForm.tsx';
import { SearchQuestions } from './form/SearchQuestions.tsx';
import { type Finder, useFinder } from './form/useFinder.ts';
import { useSearchForm } from './form/useSearchForm.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { type PopularVisit, PopularVisits, type PopularVisitsProps } from './PopularVisits.tsx';
import styles from './SearchScreen.module.css';

export { beginServices } from '../../app-services/index.ts';
export { AvailabilityFinder } from './AvailabilityFinder.tsx';

/** The documents that the first view shows. */
export const searchDocuments: readonly DocumentKind[] = [
  schedulerTexts,
  serviceAvailabilityError,
  schedulerConfig,
  covidVaccinesToggle,
  serviceNameMapper,
];

const noVisits: readonly PopularVisit[] = [];

interface SearchScreenProps {
  readonly links: Pick<Links, 'benefitCodes' | 'prescreen' | 'result'>;
}

/** Find an appointment: what, where and from which day. */
export function SearchScreen(props: SearchScreenProps) {
  return (
    <Later turn="screen">
      <Search {...props} />
    </Later>
  );
}

function Search({ links }: SearchScreenProps) {
  const { siteName } = useMessages(siteMessages);
  useReleaseOnEntry();
  const finder = useFinder(useCriteria(), links);
  const texts = useDocument(schedulerTexts);
  useCanonical(texts?.ok ? texts.document.schedulerUrl : undefined);
  return (
    <div className={styles.screen}>
      <div className={styles.intro}>
        <h1>{texts?.ok ? texts.document.title : siteName}</h1>
        <div className={styles.message}>
          <RichText html={texts?.ok ? texts.document.topMessage : ''} />
        </div>
      </div>
      <Choices
        finder={finder}
        visits={(texts?.ok && texts.document.popular) || noVisits}
        benefitCodes={links.benefitCodes}
      />
      <Later turn="rest">
        <div className={styles.steps}>
          <Street />
          <HowItWorks />
        </div>
      </Later>
      <SearchQuestions {...finder} />
    </div>
  );
}

interface ChoicesProps extends Pick<PopularVisitsProps, 'visits'>, Pick<SearchFormProps, 'benefitCodes'> {
  readonly finder: Finder;
}

/** The popular visits and the form, which choose the same service. */
function Choices({ finder, visits, benefitCodes }: ChoicesProps) {
  const { heading } = useMessages(searchMessages);
  const form = useSearchForm(finder);
  return (
    <>
      <div className={styles.popular}>
        <PopularVisits
          visits={visits}
          menu={finder.services.menu}
          chosen={form.fields.serviceId ?? form.service?.id}
          onChoose={form.choose}
        />
      </div>
      <div className={styles.form}>
        <Card>
          <Disclosure title={heading}>
            <SearchForm {...finder} form={form} benefitCodes={benefitCodes} />
          </Disclosure>
        </Card>
      </div>
    </>
  );
}
