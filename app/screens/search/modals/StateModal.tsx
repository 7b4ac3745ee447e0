import { useId, useMemo } from 'react';
import { type FailedCall, type LicensureState, licensureStates } from '../../../api/index.ts';
import { FailureNumber, useAppServices, useCall, useDocument, useFailureMessage } from '../../../app-services/index.ts';
import { stateSelectionModal } from '../../../content/generated/texts/stateSelectionModal.ts';
import { compareNames } from '../../../formatting/compareNames.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { StateSelect } from './StateSelect.tsx';
import { useStateChoice } from './useStateChoice.ts';

interface LicensureStates {
  /** Sorted by name; undefined while they are loading, and if they cannot be loaded. */
  readonly states: readonly LicensureState[] | undefined;
  /** The call, where it has failed. */
  readonly failed: FailedCall | undefined;
  readonly again: () => void;
}

export interface StateModalProps {
  /** Id of the text collection with the words: 'states/virtual-visits'. */
  readonly collection: string;
  readonly serviceId: number;
  readonly given: string | undefined;
  readonly onChoose: (state: string) => void;
  readonly onCancel: () => void;
}

/** Asks which state the guest is in (SEARCH-31), in the words of the content. */
export function StateModal({ collection, serviceId, given, onChoose, onCancel }: StateModalProps) {
  const messages = useMessages(searchMessages);
  const fieldId = useId();
  const texts = useDocument(stateSelectionModal, collection.replace(/^states\//, ''));
  const { states, failed, again } = useLicensureStates(serviceId);
  const choice = useStateChoice(states, given, fieldId);
  const failure = useFailureMessage({ status: 500 });
  if (texts === undefined) return null;
  if (!texts.ok) {
    const close = <Button onClick={onCancel}>{messages.state.close}</Button>;
    return (
      <Modal name="licensureStatesFailed" open title={failure.title} onClose={onCancel} actions={close}>
        <p>{failure.text}</p>
      </Modal>
    );
  }
  const modalTexts = texts.document;
  return (
    <Modal
      name="state"
      open
      title={modalTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button
            busy={!failed && states === undefined}
            disabled={failed !== undefined}
            onClick={() => choice.check(onChoose)}
          >
            {modalTexts.checkAvailability}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {modalTexts.cancel}
          </Button>
        </>
      }
    >
      <RichText html={modalTexts.text} />
      {failed ? (
        <StatesFailed call={failed} onAgain={again} />
      ) : (
        <StateSelect
          id={fieldId}
          label={modalTexts.label}
          states={states}
          chosen={choice.chosen}
          error={choice.error && modalTexts[choice.error]}
          onChoose={choice.choose}
        />
      )}
    </Modal>
  );
}

/** Shown when the states cannot be loaded (SEARCH-33). */
function StatesFailed({ call, onAgain }: { readonly call: FailedCall; readonly onAgain: () => void }) {
  const messages = useMessages(searchMessages);
  const { title, text } = useFailureMessage();
  return (
    <Alert name="licensureStatesFailed" kind="error" live>
      <p>{`${title} ${text}`}</p>
      <FailureNumber call={call} />
      <Button variant="secondary" onClick={onAgain}>
        {messages.state.tryAgain}
      </Button>
    </Alert>
  );
}

/** The states, and in which of them the service is given. */
function useLicensureStates(serviceId: number): LicensureStates {
  const { api } = useAppServices();
  const { outcome, again } = useCall(`licensure-states:${serviceId}`, (signal) =>
    licensureStates(api, serviceId, signal),
  );
  const states = useMemo(
    () => (outcome?.kind === 'ok' ? outcome.value.toSorted((a, b) => compareNames(a.name, b.name)) : undefined),
    [outcome],
  );
  return { states, failed: outcome?.kind === 'failed' ? outcome : undefined, again };
}
