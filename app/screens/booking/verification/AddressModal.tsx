import { useRef, useState } from 'react';
import { wizardMessages } from '#engine/messages/en';
import type { PostalAddress } from '../../../api/index.ts';
import { addressLabels } from '../../../formatting/address.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { addressMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './AddressModal.module.css';
import type { AddressCorrection } from './verifyAddress.ts';

interface AddressModalProps {
  readonly correction: AddressCorrection;
  readonly onChoose: (choice: keyof AddressCorrection) => void;
  /** Back to the form, to type the address again. */
  readonly onEdit: () => void;
}

const choices = ['suggested', 'entered'] as const;

/** Shows the address that the server suggests beside the one that the guest typed. The guest chooses one. */
export function AddressModal({ correction, onChoose, onEdit }: AddressModalProps) {
  const messages = useMessages(addressMessages);
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
      title={messages.title}
      onClose={onEdit}
      actions={
        <>
          <Button onClick={confirm}>{wizardMessages.continue}</Button>
          <Button variant="secondary" onClick={onEdit}>
            {messages.edit}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
      <RadioCards
        legend={messages.prompt}
        cards={choices.map((choice) => ({
          value: choice,
          content: <AddressLines heading={messages[choice]} address={correction[choice]} />,
        }))}
        chosen={chosen}
        onChoose={setChosen}
        error={pressed && chosen === undefined ? messages.noneSelected : undefined}
        first={first}
      />
    </Modal>
  );
}

interface AddressLinesProps {
  /** Whether the address is the suggested or the entered one. */
  readonly heading: string;
  readonly address: PostalAddress;
}

/** An address under its heading, line by line as on an envelope, and its county. */
function AddressLines({ heading, address }: AddressLinesProps) {
  const messages = useMessages(addressMessages);
  const { county } = address;
  const lines = [
    ...addressLabels(address),
    ...(county === undefined ? [] : [fillTemplate(messages.county, { county })]),
  ];
  return (
    <span className={styles.address}>
      <strong>{heading}</strong>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address never move, and two may be alike
        <span key={index}>{line}</span>
      ))}
    </span>
  );
}
