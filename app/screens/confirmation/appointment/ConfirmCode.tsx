import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './ConfirmCode.module.css';

/**
 * A confirmation code in groups of four, which a screen reader reads character by character. It is copied without gaps,
 * and no browser translates it.
 */
export function ConfirmCode({ code }: { readonly code: string }) {
  const groups = code.match(/.{1,4}/gu) ?? [];
  return (
    <span className={styles.code} translate="no">
      <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one code never move
          <span key={index} className={styles.group}>
            {group}
          </span>
        ))}
      </span>
    </span>
  );
}
