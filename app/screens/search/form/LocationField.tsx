import { useState } from 'react';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { searchMessages } from '../../../messages/search/search.ts';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { useSuggestions } from './useSuggestions.ts';

export interface LocationFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (location: string) => void;
}

/** ZIP or city and state, with suggestions for what is typed by hand. */
export function LocationField({ id, value, error, onChange }: LocationFieldProps) {
  const [typed, setTyped] = useState('');
  const { labels, isLoaded } = useSuggestions(typed);
  const messages = searchMessages.location;
  return (
    <Combobox
      id={id}
      label={messages.label}
      placeholder={messages.placeholder}
      error={error}
      value={value}
      options={labels}
      listLabel={messages.suggestions}
      announcement={isLoaded ? announcement(labels.length) : ''}
      onType={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onChoose={(option) => {
        setTyped('');
        onChange(option);
      }}
    />
  );
}

function announcement(count: number): string {
  const messages = searchMessages.location;
  if (count === 0) return messages.none;
  return count === 1 ? messages.one : fillTemplate(messages.many, { n: count });
}
