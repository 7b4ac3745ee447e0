import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { categoryConfig } from '../../journey/flow/categoryConfig.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { CompleteCriteria, SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../journey/services/BookableService.ts';
import { useAppWiring } from '../../wiring/index.ts';
import { type SearchQuestion, searchQuestions, searchTarget } from './criteria/searchTarget.ts';
import type { SearchModalProps } from './modals/SearchModal.tsx';
import type { SearchConfigs } from './SearchConfigs.ts';

/** Where a search leads. */
export interface SearchLinks {
  readonly result: string;
  readonly prescreen: (step: number) => string;
}

/** A search under way, and what is still to be asked for it. */
interface Asking {
  readonly search: CompleteCriteria;
  readonly service: BookableService;
  readonly question: SearchQuestion;
  readonly later: readonly SearchQuestion[];
  readonly Modal: ComponentType<SearchModalProps>;
}

export interface Find {
  readonly find: (search: CompleteCriteria, service: BookableService) => void;
  /** The guest is being asked, or on the way to where the search leads. */
  readonly busy: boolean;
  readonly asking: Asking | undefined;
  /** The rest of the answer to what is asked. */
  readonly answer: (search: CompleteCriteria) => void;
  /** Back to the form. */
  readonly cancel: () => void;
  /** A modal that is needed could not be loaded. */
  readonly hasFailed: boolean;
  /** The page outside that was opened. */
  readonly opened: string | undefined;
}

/**
 * Takes a search from the form to where its category leads, by the questions in between.
 *
 * @param benefitCode that the guest came with: it is asked about again when the guest comes back
 */
export function useFind(configs: SearchConfigs | undefined, links: SearchLinks, benefitCode: string | undefined): Find {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [hasFailed, setHasFailed] = useState(false);
  const [opened, setOpened] = useState<string>();
  const go = useGo(links, benefitCode);

  const proceed = async (search: CompleteCriteria, service: BookableService, left: readonly SearchQuestion[]) => {
    if (!configs) return;
    const [question, ...later] = left;
    setBusy(true);
    // A modal brings a library along, which the form does without.
    const Modal = question && (await loadModal());
    if (question && Modal) return setAsking({ search, service, question, later, Modal });
    // An offer can be left out; a state cannot.
    if (question === 'promotion') return proceed(search, service, later);
    setAsking(undefined);
    if (question === 'state') setHasFailed(true);
    else setOpened(await go(search, categoryConfig(configs, service.category)));
    setBusy(false);
  };
  return {
    busy,
    asking,
    hasFailed,
    opened,
    find: (search, service) => {
      if (!configs) return;
      setHasFailed(false);
      void proceed(search, service, searchQuestions(categoryConfig(configs, service.category), configs.flows));
    },
    answer: (search) => {
      if (!asking) return;
      setAsking(undefined);
      void proceed(search, asking.service, asking.later);
    },
    cancel: () => {
      setAsking(undefined);
      setBusy(false);
    },
  };
}

/** Undefined where its code or its styles do not arrive. */
const loadModal = () =>
  loadChunk(
    'screens/search/modals/SearchModal.tsx',
    async () => (await import('./modals/SearchModal.tsx')).SearchModal,
  ).catch(() => undefined);

/** Leads away; gives the address of a page that was opened outside instead. */
function useGo({ result, prescreen }: SearchLinks, benefitCode: string | undefined) {
  const { journey } = useAppWiring();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (search: SearchCriteria, config: ReturnType<typeof categoryConfig>): Promise<string | undefined> => {
    const target = searchTarget(config);
    if (target.kind === 'pharmacy') {
      window.open(target.url, '_blank', 'noopener');
      return target.url;
    }
    journey.dispatch({ type: 'startFlow', flow: config.schedulerFlow });
    // The way back leads to the form as it was.
    const form = { ...search, ...(benefitCode !== undefined && { benefitCode }) };
    await navigate(pathname, { replace: true, state: navigationState(form) });
    await navigate(target.kind === 'prescreen' ? prescreen(1) : result, { state: navigationState(search) });
    return undefined;
  };
}
