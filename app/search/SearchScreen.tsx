import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { schedulerTexts } from '../content/documents/schedulerTexts.ts';
import { categoryConfig } from '../journey/flow/categoryConfig.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import type { CompleteCriteria } from '../journey/search/SearchCriteria.ts';
import type { BookableService } from '../journey/services/BookableService.ts';
import { searchMessages } from '../messages/search.ts';
import { shellMessages } from '../messages/shell.ts';
import { useReleaseOnEntry } from '../reservation/index.ts';
import { Card } from '../ui/Card.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { LazyRichText } from '../ui/LazyRichText.tsx';
import { useAppWiring, useCriteria, useDocument } from '../wiring/index.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchScreen.module.css';
import { useSearchForm } from './useSearchForm.ts';
import { useServiceMenu } from './useServiceMenu.ts';

/** Where a search leads. */
interface SearchLinks {
  readonly result: string;
  readonly prescreen: (step: number) => string;
}

/** Find an appointment: what, where and from which day. */
export function SearchScreen({ links }: { readonly links: SearchLinks }) {
  useReleaseOnEntry();
  const { journey } = useAppWiring();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const services = useServiceMenu();
  const [busy, setBusy] = useState(false);
  const find = async (search: CompleteCriteria, { category }: BookableService) => {
    setBusy(true);
    const config = services.configs && categoryConfig(services.configs, category);
    if (config) journey.dispatch({ type: 'startFlow', flow: config.schedulerFlow });
    // The way back leads to the form as it was.
    await navigate(pathname, { replace: true, state: stateOf(search) });
    const target = config?.redirectAction === 'prescreen' ? links.prescreen(1) : links.result;
    await navigate(target, { state: stateOf(search) });
  };
  const form = useSearchForm(useCriteria(), services.menu, (search, service) => void find(search, service));
  const texts = useDocument(schedulerTexts);
  return (
    <div className={styles.screen}>
      <div className={styles.intro}>
        <h1>{texts?.ok ? texts.document.title : shellMessages.siteName}</h1>
        <div className={styles.message}>
          <LazyRichText html={texts?.ok ? texts.document.topMessage : ''} />
        </div>
      </div>
      <div className={styles.form}>
        <Card>
          <Disclosure title={searchMessages.heading}>
            <SearchForm form={form} services={services} busy={busy} />
          </Disclosure>
        </Card>
      </div>
      <div className={styles.steps}>
        <HowItWorks />
      </div>
    </div>
  );
}
