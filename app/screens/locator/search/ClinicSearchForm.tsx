import { type FormEvent, type ReactNode, useState } from 'react';
import { textFormats } from '#engine';
import { errorMessages } from '#engine/messages/en';
import { searchLocations } from '../../../api/index.ts';
import { isLocation } from '../../../journey/search/SearchCriteria.ts';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { PositionStatus } from '../../../places/askPosition.ts';
import { LocationField } from '../../../places/LocationField.tsx';
import { parseZip } from '../../../places/useSuggestions.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { focusControl } from '../../../ui/fields/Field.tsx';
import { useOnPageHide } from '../../../ui/fields/useOnPageHide.ts';
import styles from './ClinicSearchForm.module.css';

export interface ClinicSearchFormProps {
  /** The text of the search that is shown. */
  readonly searchText: string;
  readonly position: PositionStatus;
  readonly onText: (searchText: string) => void;
  readonly onHere: () => void;
  /** Called when the guest changes the text. */
  readonly onType?: () => void;
  /** Why the search gave no clinics. */
  readonly children?: ReactNode;
}

const controlId = 'clinic-location';

/** The field for a place, and the search where the guest is. */
export function ClinicSearchForm({ searchText, position, onText, onHere, onType, children }: ClinicSearchFormProps) {
  const messages = useMessages(locatorMessages);
  const { text, setText, isRefused, setRefused } = useSearchedText(searchText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isLocation(text));
    if (isLocation(text)) onText(parseZip(text) ?? text.trim());
    else focusControl(controlId);
  };
  return (
    <div className={styles.box}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <LocationField
          id={controlId}
          label={messages.field}
          value={text}
          error={isRefused ? locationError(text, messages.empty) : undefined}
          suggest={searchLocations}
          onChange={(typed) => {
            setText(typed);
            onType?.();
          }}
        />
        <div className={styles.actions}>
          <Button type="submit">{messages.find}</Button>
          <Button variant="secondary" busy={position === 'asking'} onClick={onHere}>
            {messages.usePosition}
          </Button>
        </div>
        <div role="status" className={styles.said}>
          {position === 'asking' && <p>{messages.position.asking}</p>}
          {position !== 'idle' && position !== 'asking' && (
            <Alert name="positionFailed" kind="warning">
              <p>{messages.position[position]}</p>
            </Alert>
          )}
        </div>
        <div className={styles.said}>{children}</div>
      </form>
    </div>
  );
}

const locationError = (text: string, otherwise: string): string | undefined => {
  if (isLocation(text)) return undefined;
  return textFormats.line.test(text.trim()) ? otherwise : errorMessages.characters;
};

/** The text of the field, and whether it was refused. Another text in the address, maybe by Back, replaces it. */
function useSearchedText(searchText: string) {
  const [known, setKnown] = useState<string>();
  const [text, setText] = useState(searchText);
  const [isRefused, setRefused] = useState(false);
  if (known !== searchText) {
    setKnown(searchText);
    setText(searchText);
    setRefused(searchText !== '' && !isLocation(searchText));
  }
  useOnPageHide(() => setText(searchText));
  return { text, setText, isRefused, setRefused };
}
