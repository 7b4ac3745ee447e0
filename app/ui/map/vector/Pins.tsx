import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { Point } from '../view/mercator.ts';
import { PinMark } from '../view/PinMark.tsx';
import type { PlacedMapProps } from '../view/PlacedMapProps.ts';
import styles from './Pins.module.css';

export interface PinsProps extends Pick<PlacedMapProps, 'pins' | 'active' | 'onActivate' | 'messages'> {
  /** The positions of the pins, in their order. */
  readonly points: readonly Point[];
}

/** A button for each place, in the order of the list. */
export function Pins({ pins, points, active, onActivate, messages }: PinsProps) {
  return (
    <ul className={styles.pins}>
      {pins.map(({ id, number, name }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 };
        const isActive = id === active;
        return (
          <li key={id} className={isActive ? `${styles.pin} ${styles.active}` : styles.pin} style={{ left: x, top: y }}>
            <button
              type="button"
              className={styles.button}
              aria-label={fillTemplate(messages.pin, { number, name })}
              aria-current={isActive}
              onClick={() => onActivate(id)}
            >
              <PinMark number={number} active={isActive} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
