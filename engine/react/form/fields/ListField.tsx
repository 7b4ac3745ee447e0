import { type ComponentType, type ReactNode, useContext, useMemo, useState } from 'react';
import type { EntryList } from '../../../core/json/JsonSchema.ts';
import { formatPointer } from '../../../core/json/pointer.ts';
import { errorId } from '../../field/controlProps.ts';
import { entryName, entryTitle, readMember } from '../../field/uiSchema.ts';
import { FieldErrorsContext, renderError } from './FieldError.tsx';
import { type FieldGroup, type FieldPlace, placeInside } from './FieldGroup.ts';
import { useEntryFocus, useEntryKeys } from './useEntryKeys.ts';

interface Announcement {
  /** The content of the live region: a new element each time, so that the same text is announced again. */
  readonly status: ReactNode;
  readonly announce: (text: string) => void;
}

interface ListFieldProps extends FieldGroup {
  readonly schema: EntryList;
  /** Draws the fields of an entry. */
  readonly Members: ComponentType<FieldGroup>;
}

/** The empty entry. A list without entries is shown with one of these. */
const NOTHING = {};
const listEntries = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length > 0 ? value : [NOTHING];

/** A list whose entries are shown on cards, which the guest adds and deletes. */
export function ListField({ schema, uiSchema, value, place, form, disabled, readonly, Members }: ListFieldProps) {
  const { messages, pending, answerAt, entryDeleted } = form;
  const { path } = place;
  const entries = listEntries(value);
  const { keys, dropKey } = useEntryKeys(entries.length);
  const focusEntry = useEntryFocus(place.id);
  const { status, announce } = useAnnouncement();
  const placeOf = useEntryPlaces(place);
  const name = entryName(schema, uiSchema);
  const fixed = disabled || readonly;

  // Text that is still being typed is handed over first, so that the list is read with it.
  const change = (next: (now: readonly unknown[]) => readonly unknown[]): void => {
    pending.flush();
    form.change(next(listEntries(answerAt(path))), path);
  };
  const add = (): void => {
    change((now) => [...now, NOTHING]);
    announce('');
    focusEntry(entries.length);
  };
  const remove = (index: number): void => {
    change((now) => now.filter((_, at) => at !== index));
    dropKey(index);
    entryDeleted(formatPointer(path), index);
    announce(messages.deleted(entryTitle(name, index)));
    focusEntry(Math.max(0, index - 1));
  };

  const deleteLabel = readText(uiSchema, 'ui:delete') ?? messages.delete;
  const addLabel = readText(uiSchema, 'ui:add');
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  return (
    <div className="sw-cards">
      {entries.map((entry, index) => (
        <EntryCard
          key={keys[index]}
          schema={schema.items}
          uiSchema={readMember(uiSchema, 'items')}
          value={entry}
          place={placeOf(index)}
          form={form}
          disabled={disabled}
          readonly={readonly}
          Members={Members}
          title={entryTitle(name, index)}
          deleteLabel={deleteLabel}
          onDelete={fixed || entries.length === 1 ? undefined : () => remove(index)}
        />
      ))}
      {!fixed && !isFull && (
        <button type="button" className="sw-button sw-button--quiet sw-cards__add" onClick={add}>
          {addLabel ?? (
            <>
              <span>{messages.add}</span>
              <span className="sw-unseen">{` ${name}`}</span>
            </>
          )}
        </button>
      )}
      <p role="status" className="sw-unseen">
        {status}
      </p>
    </div>
  );
}

/** The places of the entries. Each is the same object every time; otherwise all fields would be drawn again. */
function useEntryPlaces(list: FieldPlace): (index: number) => FieldPlace {
  return useMemo(() => {
    const places = new Map<number, FieldPlace>();
    return (index) => {
      const place = places.get(index) ?? placeInside(list, index);
      places.set(index, place);
      return place;
    };
  }, [list]);
}

/** The text of a ui option; undefined when it has none. */
function readText(uiSchema: unknown, name: string): string | undefined {
  const text = readMember(uiSchema, name);
  return typeof text === 'string' ? text : undefined;
}

/** The content of a live region, and a function that announces a text in it. */
function useAnnouncement(): Announcement {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  return {
    status: announcement.text === '' ? null : <span key={announcement.times}>{announcement.text}</span>,
    announce: (text) => setAnnouncement(({ times }) => ({ text, times: times + 1 })),
  };
}

interface EntryCardProps extends FieldGroup {
  /** Draws the fields. */
  readonly Members: ComponentType<FieldGroup>;
  readonly title: string;
  readonly deleteLabel: string;
  /** Undefined when the entry cannot be deleted. */
  readonly onDelete: (() => void) | undefined;
}

/** One entry of a list: its fields, and a delete button, whose name for screen readers includes the entry's. */
function EntryCard({ Members, title, deleteLabel, onDelete, ...group }: EntryCardProps) {
  const { id } = group.place;
  const error = useContext(FieldErrorsContext).get(id);
  const invalid = error !== undefined;
  return (
    <fieldset
      className={invalid ? 'sw-card sw-field--invalid' : 'sw-card'}
      id={id}
      aria-describedby={invalid ? errorId(id) : undefined}
    >
      <legend className="sw-card__title">{title}</legend>
      <div className="sw-fields">
        <Members {...group} />
      </div>
      {invalid && renderError(id, error, group.form.messages)}
      {onDelete && (
        <button type="button" className="sw-button sw-button--quiet sw-card__delete" onClick={onDelete}>
          <span>{deleteLabel}</span>
          <span className="sw-unseen">{` ${title}`}</span>
        </button>
      )}
    </fieldset>
  );
}
