import type { ReactNode } from 'react';
import type { CompleteCriteria } from '../../../../journey/search/SearchCriteria.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { placesMessages } from '../../../../messages/generated/placesMessages.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { distanceLabel } from '../../../../places/PlaceFacts.tsx';
import { Button, ButtonLink } from '../../../../ui/buttons/Button.tsx';
import { farthest, useSlotSearch } from '../../times/useSlotSearch.ts';
import { placeName } from '../facts/placeLabels.ts';
import styles from './NoResults.module.css';
import type { Edit } from './SearchSummary.tsx';

interface NoResultsProps {
  readonly edit: Edit;
  /** What the guest can do. */
  readonly help: string;
  /** The search to be made farther away; undefined where that has been done, or makes no sense. */
  readonly farther: FartherProps | undefined;
  /** Other ways. */
  readonly children: ReactNode;
}

/** Says that nothing was found, and what to do instead. */
export function NoResults({ edit, help, farther, children }: NoResultsProps) {
  const messages = useMessages(resultsMessages);
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 48 48" className={styles.icon} fill="none" stroke="currentcolor" aria-hidden="true">
        <rect x="7" y="10" width="34" height="31" rx="5" strokeWidth="2.5" />
        <path d="M7 19h34M16 6v8m16-8v8m-14 12 12 8m0-8-12 8" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <div role="status">
        <h2>{messages.empty}</h2>
        <p>{help}</p>
      </div>
      <div className={styles.ways}>
        {farther && <Farther {...farther} />}
        {edit.finder ? (
          <Button variant="secondary" aria-expanded={edit.finder.isOpen} onClick={edit.finder.toggle}>
            {edit.label}
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={edit.to} state={edit.state}>
            {edit.label}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}

interface FartherProps {
  readonly criteria: CompleteCriteria;
  readonly onFarther: () => void;
}

/** The nearest place farther away, where there is one: the button shows it with the others. */
function Farther({ criteria, onFarther }: FartherProps) {
  const { farther, ways } = useMessages(resultsMessages);
  const places = useMessages(placesMessages);
  const search = useSlotSearch(criteria, { radius: farthest });
  if (search.status !== 'found' && search.status !== 'failed') return null;
  const provider = search.status === 'found' ? search.rows[0]?.provider : undefined;
  if (search.status === 'found' && !provider) return null;
  const { distance = undefined } = provider ?? {};
  return (
    <Button onClick={onFarther}>
      <span className={styles.farther}>
        <span>{fillTemplate(farther, { n: farthest })}</span>
        {provider && distance !== undefined && (
          <>
            {' '}
            <span className={styles.nearest}>
              {fillTemplate(ways.nearest, { place: placeName(provider), distance: distanceLabel(distance, places) })}
            </span>
          </>
        )}
      </span>
    </Button>
  );
}
