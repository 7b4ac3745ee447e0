import { useId, useState } from 'react';
import type { ClinicOrder } from '../../../api/index.ts';
import { locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './ClinicOrderSelect.module.css';

interface ClinicOrderSelectProps {
  readonly sortBy: ClinicOrder;
  readonly onSort: (sortBy: ClinicOrder) => void;
}

const orders = ['distance', 'waitTime'] as const satisfies readonly ClinicOrder[];

/** Whether the nearest clinic comes first, or the one with the shortest wait. */
export function ClinicOrderSelect({ sortBy, onSort }: ClinicOrderSelectProps) {
  const name = useId();
  const [picked, setPicked] = usePicked(sortBy);
  const messages = useMessages(locatorMessages).sort;
  return (
    <fieldset className={styles.order}>
      <legend className={styles.legend}>{messages.label}</legend>
      {orders.map((order) => (
        <label key={order} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={order === picked}
            onChange={() => {
              setPicked(order);
              onSort(order);
            }}
          />
          <span>{messages[order]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The order that is picked, which the address says a moment later, until it says another one. */
function usePicked(sortBy: ClinicOrder) {
  const [known, setKnown] = useState(sortBy);
  const [picked, setPicked] = useState(sortBy);
  if (known !== sortBy) {
    setKnown(sortBy);
    setPicked(sortBy);
  }
  return [picked, setPicked] as const;
}
