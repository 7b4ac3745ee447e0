import { useContext } from 'react';
import type { JsonSchema } from '../../../core/json/JsonSchema.ts';
import { castToRjsfSchema } from '../../rjsf/createRegistry.ts';
import { errorId, type FieldPathId } from '../../rjsf/rjsf.ts';
import { FieldError, FieldErrorsContext } from '../errors/FieldError.tsx';
import type { FieldProps } from '../FormContext.ts';
import { Members } from './Members.tsx';

interface EntryCardProps {
  /** The props that rjsf gives to the list's field. */
  readonly list: FieldProps;
  readonly items: JsonSchema;
  readonly entry: unknown;
  readonly fieldPathId: FieldPathId;
  readonly title: string;
  readonly deleteLabel: string;
  /** Undefined when the entry cannot be deleted. */
  readonly onDelete: (() => void) | undefined;
}

/** One entry of a list: its fields, and a delete button, whose name for screen readers includes the entry's. */
export function EntryCard({ list, items, entry, fieldPathId, title, deleteLabel, onDelete }: EntryCardProps) {
  const { registry, uiSchema } = list;
  const id = fieldPathId.$id;
  const error = useContext(FieldErrorsContext).get(id)?.[0];
  const invalid = error !== undefined;
  // In rjsf, the `uiSchema` of the entries may be a function; a document cannot have one.
  const itemsUiSchema = typeof uiSchema?.items === 'function' ? undefined : uiSchema?.items;
  return (
    <fieldset
      className={invalid ? 'sw-card sw-field--invalid' : 'sw-card'}
      id={id}
      aria-describedby={invalid ? errorId(id) : undefined}
    >
      <legend className="sw-card__title">{title}</legend>
      <div className="sw-fields">
        <Members
          {...list}
          schema={castToRjsfSchema(items)}
          uiSchema={itemsUiSchema}
          formData={entry}
          fieldPathId={fieldPathId}
        />
      </div>
      {invalid && <FieldError id={id} error={error} messages={registry.formContext.messages} />}
      {onDelete && (
        <button type="button" className="sw-button sw-button--quiet sw-card__delete" onClick={onDelete}>
          <span>{deleteLabel}</span>
          <span className="sw-unseen">{` ${title}`}</span>
        </button>
      )}
    </fieldset>
  );
}
