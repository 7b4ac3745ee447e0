import { type ReactNode, type RefObject, useId } from 'react';
import { FieldError } from './Field.tsx';
import styles from './RadioCards.module.css';

/** One of the choices. The content beside its radio button is its name. */
export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly cards: readonly RadioCard<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** The error, shown between the question and its choices. */
  readonly error?: string | undefined;
  /** Instead of an error here: the id of an element elsewhere that has it. */
  readonly describedBy?: string | undefined;
  /** While true nothing can be chosen. */
  readonly disabled?: boolean;
  /** The first radio button, which gets the focus when nothing is chosen. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/** A question with its choices as cards, one of which can be chosen. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, cards, chosen, onChoose, error, describedBy, disabled, first } = props;
  const name = useId();
  const errorId = useId();
  const descriptionId = error === undefined ? describedBy : errorId;
  return (
    <fieldset className={styles.cards} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      {cards.map(({ value, content }, index) => (
        <label key={value} className={styles.card}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            {...(descriptionId !== undefined && { 'aria-invalid': true, 'aria-describedby': descriptionId })}
          />
          <span>{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
