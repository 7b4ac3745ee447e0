import { useContext } from 'react';
import type { JsonSchema } from '../../../core/json/JsonSchema.ts';
import { castToRjsfSchema } from '../../rjsf/createRegistry.ts';
import { errorId, type FieldPathId } from '../../rjsf/rjsf.ts';
import { FieldError, FieldErrorsContext } from '../errors/FieldError.tsx';
import type { FieldProps } from '../FormContext.ts';
import { Members } from './Members.tsx';

interface EntryCardProps {
  /** What rjsf has for the list. */
  readonly list: FieldProps;
  readonly items: JsonSchema;
  readonly entry: unknown;
  readonly fieldPathId: FieldPathId;
  readonly title: string;
  readonly deleteLabel: string;
  /** Absent where the entry cannot be deleted. */
  readonly onDelete: (() => void) | undefined;
}

/** One entry of a list: its fields, and the button that deletes it, which names it to a screen reader. */
export function EntryCard({ list, items, entry, fieldPathId, title, deleteLabel, onDelete }: EntryCardProps) {
  const { registry, uiSchema } = list;
  const id = fieldPathId.$id;
  const error = useContext(FieldErrorsContext).get(id)?.[0];
  const invalid = error !== undefined;
  // rjsf lets the `uiSchema` of the entries be a function; a document cannot say one.
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
