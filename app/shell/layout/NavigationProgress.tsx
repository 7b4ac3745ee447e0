import { useNavigation } from 'react-router-dom';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './NavigationProgress.module.css';

/** A line along the top while the next screen's chunk is loading. CSS shows it only after a moment. */
export function NavigationProgress() {
  const messages = useMessages(siteMessages);
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status">
      {loading && (
        <div className={styles.progress}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
