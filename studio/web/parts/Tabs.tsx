import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Tabs.module.css';

/** One of several views that take turns in a pane. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What may stand behind the label, such as a count. */
  readonly note?: string;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

/** Tabs with the keys of ARIA's pattern: arrows, Home and End choose at once. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const id = label.toLowerCase().replace(/\W+/g, '-');
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#${id}-${next.name}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ name, label: words, note }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-view`}
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(name)}
          >
            {words}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${chosen}`} className={styles.view}>
        {children}
      </div>
    </div>
  );
}
