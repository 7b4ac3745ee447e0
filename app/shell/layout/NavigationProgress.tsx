import { useNavigation } from 'react-router-dom';
import { shellMessages } from '../../messages/site/shell.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './NavigationProgress.module.css';

/** A line along the top while the next screen's chunk is loading. CSS shows it only after a moment. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status">
      {loading && (
        <div className={styles.progress}>
          <VisuallyHidden>{shellMessages.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
