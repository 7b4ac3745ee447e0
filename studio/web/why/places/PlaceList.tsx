import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { filterPlaces, outcomesOf } from './filterPlaces.ts';
import type { NamedPlace } from './NamedPlace.ts';
import { OutcomeMark } from './OutcomeMark.tsx';
import styles from './PlaceList.module.css';

interface PlaceListProps {
  readonly places: readonly NamedPlace[];
  readonly chosen: string | undefined;
  readonly onChoose: (place: NamedPlace) => void;
}

/** All places of the page, hidden ones included, with a search. Arrow keys go through them, and choose at once. */
export function PlaceList({ places, chosen, onChoose }: PlaceListProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState('');
  const shown = filterPlaces(places, words, outcome);
  return (
    <div className={styles.pane}>
      <div className={styles.filter}>
        <label htmlFor={`${id}-words`}>Find</label>
        <input
          id={`${id}-words`}
          type="search"
          value={words}
          placeholder="Label, name or place"
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <label htmlFor={`${id}-outcome`}>What is</label>
        <select id={`${id}-outcome`} value={outcome} onChange={({ currentTarget }) => setOutcome(currentTarget.value)}>
          <option value="">anything ({places.length})</option>
          {outcomesOf(places).map(([name, count]) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none} role="status">
          Nothing on this page is like that now.
        </p>
      ) : (
        <Listbox places={shown} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

function Listbox({ places, chosen, onChoose }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = places.findIndex(({ key }) => key === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is to be seen
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: Math.min(at + 1, places.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      PageDown: Math.min(at + 10, places.length - 1),
      PageUp: Math.max(at - 10, 0),
      Home: 0,
      End: places.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : places[to];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
  };
  const groups = [...new Set(places.map(({ group }) => group))];
  return (
    <div role="listbox" aria-label="Places of the page" className={styles.list} ref={list} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of controls
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden="true">
            {group}
          </div>
          {places.map(
            (place, index) =>
              place.group === group && (
                <Option
                  key={place.key}
                  place={place}
                  index={index}
                  isChosen={place.key === chosen}
                  isTabStop={index === Math.max(at, 0)}
                  onChoose={onChoose}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PlaceListProps, 'onChoose'> {
  readonly place: NamedPlace;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

function Option({ place, index, isChosen, isTabStop, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys of all its options
    <div
      role="option"
      aria-selected={isChosen}
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.option}
      onFocus={() => {
        if (!isChosen) onChoose(place);
      }}
      onClick={() => onChoose(place)}
    >
      <span className={styles.title}>{place.title}</span>
      <span className={styles.aspect}>{place.aspect}</span>
      <OutcomeMark outcome={place.outcome} />
    </div>
  );
}
