import { memo } from 'react';
import { searchMessages } from '../../messages/generated/searchMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type ServiceGroup, serviceOnMenu } from './form/service/serviceMenu.ts';
import styles from './PopularVisits.module.css';

/** A button that chooses a service. */
export interface PopularVisit {
  readonly serviceId: number;
  readonly label: string;
  readonly detail: string;
}

export interface PopularVisitsProps {
  readonly visits: readonly PopularVisit[];
  /** Empty until the services have come; until then all of them stand there, so that nothing moves. */
  readonly menu: readonly ServiceGroup[];
  /** The id of the service that the form has. */
  readonly chosen: number | undefined;
  readonly onChoose: (serviceId: number) => void;
}

/** The visits that guests choose most, each a button that chooses it in the form. */
export const PopularVisits = memo(function PopularVisits({ visits, menu, chosen, onChoose }: PopularVisitsProps) {
  const { heading } = useMessages(searchMessages).popular;
  const offered = visits.filter(({ serviceId }) => menu.length === 0 || serviceOnMenu(menu, serviceId) !== undefined);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="popular-visits">
      <h2 id="popular-visits" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.visits}>
        {offered.map(({ serviceId, label, detail }) => (
          <li key={serviceId}>
            <button
              type="button"
              className={styles.visit}
              aria-pressed={serviceId === chosen}
              onClick={() => onChoose(serviceId)}
            >
              <span>{label}</span>
              <span className={styles.detail}>{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
