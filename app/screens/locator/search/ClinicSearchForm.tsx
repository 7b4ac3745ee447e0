import { type FormEvent, useState } from 'react';
import { searchLocations } from '../../../api/index.ts';
import { isLocation } from '../../../journey/search/SearchCriteria.ts';
import { locatorMessages } from '../../../messages/locator/locator.ts';
import { LocationField } from '../../../places/LocationField.tsx';
import { parseZip } from '../../../places/parseZip.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './ClinicSearchForm.module.css';
import type { PositionStatus } from './useLocator.ts';

export interface ClinicSearchFormProps {
  /** The text of the search that is shown. */
  readonly searchText: string;
  readonly position: PositionStatus;
  readonly onText: (searchText: string) => void;
  readonly onHere: () => void;
}

const controlId = 'clinic-location';

/** The field for a place, and the search where the guest is. */
export function ClinicSearchForm({ searchText, position, onText, onHere }: ClinicSearchFormProps) {
  const [text, setText] = useState(searchText);
  const [isRefused, setRefused] = useState(searchText !== '' && !isLocation(searchText));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isLocation(text));
    if (isLocation(text)) onText(parseZip(text) ?? text.trim());
    else document.getElementById(controlId)?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <LocationField
        id={controlId}
        label={locatorMessages.field}
        value={text}
        error={isRefused && !isLocation(text) ? locatorMessages.empty : undefined}
        suggest={searchLocations}
        onChange={setText}
      />
      <div className={styles.actions}>
        <Button type="submit">{locatorMessages.find}</Button>
        <Button variant="secondary" busy={position === 'asking'} onClick={onHere}>
          {locatorMessages.usePosition}
        </Button>
      </div>
      <div role="status" className={styles.position}>
        {position === 'asking' && <p>{locatorMessages.position.asking}</p>}
        {(position === 'refused' || position === 'unavailable') && (
          <Alert name="positionFailed" kind="warning">
            <p>{locatorMessages.position[position]}</p>
          </Alert>
        )}
      </div>
    </form>
  );
}
