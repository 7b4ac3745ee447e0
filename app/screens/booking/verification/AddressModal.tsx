import { useRef, useState } from 'react';
import { wizardMessages } from '#engine/messages/en';
import { addressMessages } from '../../../messages/address.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { AddressLines } from './AddressLines.tsx';
import type { AddressCorrection } from './verifyAddress.ts';

export interface AddressModalProps {
  readonly correction: AddressCorrection;
  readonly onChoose: (choice: keyof AddressCorrection) => void;
  /** Back to the form, to type the address anew. */
  readonly onEdit: () => void;
}

const choices = ['suggested', 'entered'] as const;

/** The address that the server knows beside the one that the guest typed: the guest says which is meant. */
export function AddressModal({ correction, onChoose, onEdit }: AddressModalProps) {
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<keyof AddressCorrection>();
  const [pressed, setPressed] = useState(false);
  const confirm = () => {
    if (chosen !== undefined) return onChoose(chosen);
    setPressed(true);
    first.current?.focus();
  };
  return (
    <Modal
      name="addressSuggested"
      open
      title={addressMessages.title}
      onClose={onEdit}
      actions={
        <>
          <Button onClick={confirm}>{wizardMessages.continue}</Button>
          <Button variant="secondary" onClick={onEdit}>
            {addressMessages.edit}
          </Button>
        </>
      }
    >
      <p>{addressMessages.text}</p>
      <RadioCards
        legend={addressMessages.prompt}
        cards={choices.map((choice) => ({
          value: choice,
          content: <AddressLines heading={addressMessages[choice]} address={correction[choice]} />,
        }))}
        chosen={chosen}
        onChoose={setChosen}
        error={pressed && chosen === undefined ? addressMessages.noneSelected : undefined}
        first={first}
      />
    </Modal>
  );
}
