import { ModifyPhones } from '../../reservation/index.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './CancelScreen.module.css';

/** A page where nothing can be canceled, with the numbers to call instead. */
export function CallUs({ headline, text }: { readonly headline: string; readonly text: string }) {
  return (
    <div className={styles.page}>
      <h1>{headline}</h1>
      <p>{text}</p>
      <Card>
        <ModifyPhones />
      </Card>
    </div>
  );
}
