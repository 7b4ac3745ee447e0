import { useId } from 'react';
import { stateSelectionModal } from '../../content/documents/stateSelectionModal.ts';
import { searchMessages } from '../../messages/search.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyRichText } from '../../ui/LazyRichText.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useDocument, useTroubleWords } from '../../wiring/index.ts';
import { StateSelect } from './StateSelect.tsx';
import { StatesFailed } from './StatesFailed.tsx';
import { useLicensureStates } from './useLicensureStates.ts';
import { useStateChoice } from './useStateChoice.ts';

export interface StateModalProps {
  /** Id of the text collection with the words: 'states/virtual-visits'. */
  readonly collection: string;
  readonly serviceId: number;
  readonly given: string | undefined;
  readonly onChoose: (state: string) => void;
  readonly onCancel: () => void;
}

/** Asks which state the guest is in (document 1, section 2), in the words of the content. */
export function StateModal({ collection, serviceId, given, onChoose, onCancel }: StateModalProps) {
  const fieldId = useId();
  const texts = useDocument(stateSelectionModal, collection.replace(/^states\//, ''));
  const { states, failed, again } = useLicensureStates(serviceId);
  const choice = useStateChoice(states, given, fieldId);
  const trouble = useTroubleWords(500);
  if (texts === undefined) return null;
  if (!texts.ok) {
    const close = <Button onClick={onCancel}>{searchMessages.state.close}</Button>;
    return (
      <Modal name="licensureStatesFailed" open title={trouble.title} onClose={onCancel} actions={close}>
        <p>{trouble.text}</p>
      </Modal>
    );
  }
  const words = texts.document;
  return (
    <Modal
      name="state"
      open
      title={words.title}
      onClose={onCancel}
      actions={
        <>
          <Button busy={!failed && states === undefined} disabled={failed} onClick={() => choice.check(onChoose)}>
            {words.checkAvailability}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <LazyRichText html={words.text} />
      {failed ? (
        <StatesFailed onAgain={again} />
      ) : (
        <StateSelect
          id={fieldId}
          label={words.label}
          states={states}
          chosen={choice.chosen}
          error={choice.fault && words[choice.fault]}
          onChoose={choice.choose}
        />
      )}
    </Modal>
  );
}
