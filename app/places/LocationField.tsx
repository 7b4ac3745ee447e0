import { useState } from 'react';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type PlacesMessages, placesMessages } from '../messages/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Combobox } from '../ui/combobox/Combobox.tsx';
import { type SuggestCall, useSuggestions } from './useSuggestions.ts';

export interface LocationFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** The call that suggests places. */
  readonly suggest: SuggestCall;
  readonly onChange: (location: string) => void;
}

/** ZIP or city and state, with suggestions for what is typed by hand. */
export function LocationField({ id, label, value, error, suggest, onChange }: LocationFieldProps) {
  const messages = useMessages(placesMessages).field;
  const [typed, setTyped] = useState('');
  const { labels, isLoaded } = useSuggestions(typed, suggest);
  return (
    <Combobox
      id={id}
      label={label}
      placeholder={messages.placeholder}
      error={error}
      value={value}
      options={labels}
      listLabel={messages.suggestions}
      announcement={isLoaded ? announcement(labels.length, messages) : ''}
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

function announcement(count: number, messages: PlacesMessages['field']): string {
  if (count === 0) return messages.none;
  return count === 1 ? messages.one : fillTemplate(messages.many, { n: count });
}
