import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { PositionStatus } from '../../../../places/askPosition.ts';
import type { NearestClinic } from '../../../../places/findNearestClinic.ts';
import styles from './PlaceField.module.css';

/** What became of the search for the clinic nearest to the guest. Screen readers announce it. */
export function PositionNote({ status }: { readonly status: PositionStatus | NearestClinic | 'none' | 'failed' }) {
  const said = useMessages(searchMessages).location.position;
  return (
    <div role="status">
      {typeof status === 'object' && <p className={styles.said}>{fillTemplate(said.found, { clinic: status.name })}</p>}
      {typeof status === 'string' && status !== 'idle' && (
        <p className={status === 'asking' ? styles.said : styles.failed}>{said[status]}</p>
      )}
    </div>
  );
}
