import { useDocument } from '../../../app-services/index.ts';
import { arrivalChecklist } from '../../../content/generated/texts/arrivalChecklist.ts';
import type { FlowName } from '../../../journey/index.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './ArrivalChecklist.module.css';

/** What to bring and to do; nothing if the document has no list for the flow. */
export function ArrivalChecklist({ flow }: { readonly flow: FlowName }) {
  const document = useDocument(arrivalChecklist);
  const list = document?.ok ? document.document[flow] : undefined;
  if (!list) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{list.heading}</h2>
      <ul className={styles.list}>
        {list.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items stay in their places, whatever authors call them
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}
