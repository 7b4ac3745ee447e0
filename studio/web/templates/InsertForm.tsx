import { type FormEvent, useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './InsertButton.module.css';
import type { Template } from './Template.ts';

interface InsertFormProps {
  readonly templates: readonly Template[];
  /** @returns why nothing could be inserted */
  readonly onInsert: (template: Template, name: string, words: string) => string | undefined;
  readonly onCancel: () => void;
}

/** Asks what is to be inserted, and how it is called. */
export function InsertForm({ templates, onInsert, onCancel }: InsertFormProps) {
  const [key, setKey] = useState(templates[0]?.key);
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const template = templates.find((each) => each.key === key);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (template === undefined) return;
    if (words.trim() === '') setWrong('Write the words that guests read.');
    else if (!template.names.test(name)) setWrong(`Write a name of letters and digits, such as ${template.example}.`);
    else setWrong(onInsert(template, name, words.trim()));
  };
  return (
    <form onSubmit={onSubmit} className={styles.form} noValidate>
      <h2 id="insert-title">Insert at the caret</h2>
      <fieldset>
        <legend>What</legend>
        {templates.map((each) => (
          <label key={each.key} className={styles.choice}>
            <input type="radio" name={`${id}-what`} checked={each.key === key} onChange={() => setKey(each.key)} />
            <span>
              <strong>{each.label}</strong> {each.help}
            </span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-words`}>Words that guests read</label>
      <input id={`${id}-words`} value={words} onInput={({ currentTarget }) => setWords(currentTarget.value)} />
      <label htmlFor={`${id}-name`}>Name in the documents</label>
      <input
        id={`${id}-name`}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p role="alert" className={styles.wrong}>
        {wrong}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.submit}>
          Insert
        </button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
