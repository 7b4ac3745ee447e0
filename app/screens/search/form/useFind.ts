import { type ComponentType, useState } from 'react';
import { useAppServices } from '../../../app-services/index.ts';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { Links } from '../../../journey/Links.ts';
import type { CompleteCriteria, SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { type CategoryConfig, categoryConfig, lacksCode } from '../../../journey/services/categoryConfig.ts';
import { type SearchConfigs, type SearchQuestion, searchQuestions, searchTarget } from '../criteria/searchTarget.ts';
import type { SearchModalProps } from '../modals/SearchModal.tsx';
import { useKeepForm, useLeaveForm } from './useLeaveForm.ts';

/** A search under way, and the questions that are still to be asked for it. */
interface Asking {
  readonly search: CompleteCriteria;
  readonly service: BookableService;
  readonly question: SearchQuestion;
  readonly later: readonly SearchQuestion[];
  readonly Modal: ComponentType<SearchModalProps>;
}

export interface Find {
  readonly find: (search: CompleteCriteria, service: BookableService) => void;
  /** Whether the guest is being asked, or is on the way to where the search leads. */
  readonly busy: boolean;
  readonly asking: Asking | undefined;
  /** Continues with the search once its question is answered. */
  readonly answer: (search: CompleteCriteria) => void;
  /** Back to the form. */
  readonly cancel: () => void;
  /** Whether a modal that is needed could not be loaded. */
  readonly hasFailed: boolean;
  /** The address of the outside page that was opened. */
  readonly openedUrl: string | undefined;
}

/** What the guest came with: a benefit code, which is checked again when the guest comes back, and the state given before. */
type Arrival = Pick<SearchCriteria, 'benefitCode' | 'state'>;

/**
 * Takes a search from the form to where its category leads, by way of its questions. A category that needs a benefit code
 * leads to its page first, and from there back to the form (BENEFIT-8).
 */
export function useFind(
  configs: SearchConfigs | undefined,
  links: Pick<Links, 'benefitCodes' | 'prescreen' | 'result'>,
  arrival: Arrival,
): Find {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [hasFailed, setHasFailed] = useState(false);
  const [opened, setOpened] = useState<string>();
  const keepForm = useKeepForm();
  const leaveForm = useLeaveForm();
  const { benefitCode, state } = arrival;
  const asForm = (search: SearchCriteria) => ({ ...search, ...(benefitCode !== undefined && { benefitCode }) });
  const go = useGo(links, (to, search) => leaveForm(asForm(search), to, search));

  const proceed = async (search: CompleteCriteria, service: BookableService, left: readonly SearchQuestion[]) => {
    if (!configs) return;
    const [question, ...later] = left;
    setBusy(true);
    // A guest who is told to reload because a question cannot be asked finds the form as it was.
    if (question) await keepForm(asForm({ ...(state !== undefined && { state }), ...search }));
    // A modal needs a library that the form does without, so it is loaded only now.
    const Modal = question && (await loadModal());
    if (question && Modal) return setAsking({ search, service, question, later, Modal });
    // If its modal does not arrive, the promotion can be left out, but not the state.
    if (question === 'promotion') return proceed(search, service, later);
    setAsking(undefined);
    if (question === 'state') setHasFailed(true);
    else setOpened(await go(search, service, categoryConfig(configs, service.category)));
    setBusy(false);
  };
  return {
    busy,
    asking,
    hasFailed,
    openedUrl: opened,
    find: (search, service) => {
      if (!configs) return;
      setHasFailed(false);
      const config = categoryConfig(configs, service.category);
      if (lacksCode(config, search)) void leaveForm(asForm(search), links.benefitCodes);
      else void proceed(search, service, searchQuestions(config, configs.flows));
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

/** Loads the modal; undefined if its code or its styles do not arrive. */
const loadModal = () =>
  loadChunk(
    'screens/search/modals/SearchModal.tsx',
    async () => (await import('../modals/SearchModal.tsx')).SearchModal,
  ).catch(() => undefined);

/** Goes to where the search leads. If an outside page is opened instead, returns its address. */
function useGo(
  { result, prescreen }: Pick<Links, 'prescreen' | 'result'>,
  leave: (to: string, search: SearchCriteria) => Promise<void>,
) {
  const { journey, beginSearch } = useAppServices();
  return async (
    search: CompleteCriteria,
    service: BookableService,
    config: CategoryConfig,
  ): Promise<string | undefined> => {
    const target = searchTarget(config);
    if (target.kind === 'pharmacy') {
      window.open(target.url, '_blank', 'noopener');
      return target.url;
    }
    if (target.kind !== 'prescreen') beginSearch(search, [service]);
    journey.dispatch({ type: 'searched' });
    journey.dispatch({ type: 'startFlow', flow: config.schedulerFlow });
    await leave(target.kind === 'prescreen' ? prescreen(1) : result, search);
    return undefined;
  };
}
