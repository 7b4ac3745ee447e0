import { type ComponentType, useContext } from 'react';
import { errorId } from '../../widgets/fieldIds.ts';
import { FieldErrorsContext, renderError } from '../errors/FieldError.tsx';
import type { FieldGroup } from './FieldGroup.ts';

interface EntryCardProps extends FieldGroup {
  /** Draws the fields. */
  readonly Members: ComponentType<FieldGroup>;
  readonly title: string;
  readonly deleteLabel: string;
  /** Undefined when the entry cannot be deleted. */
  readonly onDelete: (() => void) | undefined;
}

/** One entry of a list: its fields, and a delete button, whose name for screen readers includes the entry's. */
export function EntryCard({ Members, title, deleteLabel, onDelete, ...group }: EntryCardProps) {
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
