import { type ReactNode, useState } from 'react';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type PlacesMessages, placesMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Combobox } from '../ui/combobox/Combobox.tsx';
import { useOnPageHide } from '../ui/fields/useOnPageHide.ts';
import { type SuggestCall, useSuggestions } from './useSuggestions.ts';

export interface LocationFieldProps {
  readonly id: string;
  readonly label: string;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  /** The call that suggests places. */
  readonly suggest: SuggestCall;
  readonly onChange: (location: string) => void;
}

/** ZIP or city and state, with suggestions for what is typed by hand. */
export function LocationField({ id, label, beside, value, error, suggest, onChange }: LocationFieldProps) {
  const messages = useMessages(placesMessages).field;
  const [typed, setTyped] = useState('');
  const { labels, isLoaded } = useSuggestions(typed, suggest);
  useOnPageHide(() => setTyped(''));
  return (
    <Combobox
      id={id}
      label={label}
      beside={beside}
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
