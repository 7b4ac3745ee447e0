import styles from './ServiceProperties.module.css';

export interface NoteLinesProps {
  readonly title: string;
  readonly lines: readonly string[] | undefined;
}

/** A titled list; nothing where there are no lines. */
export function NoteLines({ title, lines }: NoteLinesProps) {
  if (lines === undefined) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
