import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { KnownOfServices } from './KnownOfServices.ts';
import styles from './ServiceExpectation.module.css';

/** How soon the chosen visit is as a rule, how long it takes, and about what it costs. */
export function ServiceExpectation({
  service,
  known: { groups, services },
}: {
  readonly service: BookableService;
  readonly known: KnownOfServices;
}) {
  const { soon, length, cost } = useMessages(searchMessages).type;
  const expect = groups?.[service.category]?.expect;
  const duration = services.find(({ serviceIds }) => serviceIds.includes(service.id))?.duration;
  if (expect === undefined && duration === undefined) return null;
  return (
    <dl className={styles.expectation}>
      {expect && (
        <Fact
          name={soon}
          path="M4 9.5h16M8 3.5v3M16 3.5v3M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z"
        >
          {expect.soon}
        </Fact>
      )}
      {duration !== undefined && (
        <Fact name={length} path="M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z">
          {duration}
        </Fact>
      )}
      {expect && (
        <Fact
          name={cost}
          path="M12 3v18M16.5 7.5C16 6 14.3 5.25 12 5.25c-2.6 0-4.5 1.2-4.5 3.2 0 4.6 9.5 2.2 9.5 7 0 2.1-2 3.3-5 3.3-2.7 0-4.6-1-5-2.75"
        >
          {expect.cost}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  /** What a screen reader hears before it; others see the sign. */
  readonly name: string;
  readonly path: string;
  readonly children: string;
}

const Fact = ({ name, path, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>
      <svg viewBox="0 0 24 24" className={styles.sign} fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={path} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);
