import { localDate } from '../../../formatting/isoDate.ts';
import { type CompleteCriteria, isState, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import type { CategoryConfig } from '../../../journey/services/categoryConfig.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { SearchQuestion } from '../criteria/searchTarget.ts';
import { StateModal } from './StateModal.tsx';

export interface SearchModalProps {
  readonly question: SearchQuestion;
  readonly search: CompleteCriteria;
  readonly service: BookableService;
  readonly config: CategoryConfig;
  /** What the guest came with: a state that was given before is chosen at first. */
  readonly arrival: Pick<SearchCriteria, 'state' | 'location'>;
  readonly onAnswer: (search: CompleteCriteria) => void;
  readonly onCancel: () => void;
}

/** Asks one of the questions that come after the form. */
export function SearchModal({ question, search, service, config, arrival, onAnswer, onCancel }: SearchModalProps) {
  if (question === 'promotion') {
    return (
      <PromotionModal
        onAnswer={(shouldAddPromotion) => onAnswer({ ...search, shouldAddPromotion })}
        onClose={onCancel}
      />
    );
  }
  return (
    <StateModal
      collection={config.stateSelectionModal?.ampCollectionId ?? ''}
      serviceId={service.id}
      given={stateGiven(arrival)}
      onChoose={(state) => onAnswer(withState(search, state, localDate(new Date())))}
      onCancel={onCancel}
    />
  );
}

interface PromotionModalProps {
  readonly onAnswer: (shouldAddPromotion: boolean) => void;
  /** Back to the form, without an answer. */
  readonly onClose: () => void;
}

/** Offers a flu vaccine at the same visit (SEARCH-30). */
function PromotionModal({ onAnswer, onClose }: PromotionModalProps) {
  const messages = useMessages(searchMessages).promotion;
  return (
    <Modal
      name="promotion"
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>{messages.add}</Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {messages.no}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
    </Modal>
  );
}

/** The search of a guest who has chosen a state: the state is the location, and the date today (SEARCH-32). */
export const withState = (search: CompleteCriteria, state: string, today: string): CompleteCriteria => ({
  ...search,
  state,
  location: state,
  date: today,
  typed: { location: search.location, date: search.date },
});

/** The state that the guest gave before: by itself, or as the location of an earlier search. */
export const stateGiven = ({ state, location }: Pick<SearchCriteria, 'state' | 'location'>): string | undefined =>
  state ?? (isState(location) ? location : undefined);
