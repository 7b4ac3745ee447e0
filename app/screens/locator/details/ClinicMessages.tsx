import { useDocument } from '../../../app-services/index.ts';
import { clinicDetailsMessages } from '../../../content/generated/texts/clinicDetailsMessages.ts';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import styles from './ClinicMessages.module.css';

/** What the authors tell guests of all clinics. A page without it is complete. */
export function ClinicMessages() {
  const texts = useDocument(clinicDetailsMessages);
  if (!texts?.ok) return null;
  return (
    <div className={styles.messages}>
      {texts.document.messages.map(({ heading, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these stay in their places, whatever authors call them
        <section key={index}>
          <h2 className={styles.heading}>{heading}</h2>
          <RichText html={text} />
        </section>
      ))}
    </div>
  );
}
