import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';

export interface PromotionModalProps {
  readonly onAnswer: (shouldAddPromotion: boolean) => void;
  /** Back to the form, without an answer. */
  readonly onClose: () => void;
}

/** Offers a flu vaccine at the same visit (SEARCH-30). */
export function PromotionModal({ onAnswer, onClose }: PromotionModalProps) {
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
