import { isEntryList } from '../../../core/json/isEntryList.ts';
import { castFromRjsfSchema } from '../../rjsf/rjsfSchema.ts';
import type { FieldProps } from '../FormContext.ts';
import { AnswerField } from './AnswerField.tsx';
import { ListField } from './ListField.tsx';

/** An answer that is a list: of entries that are groups of answers, or of choices. */
export function ArrayField(props: FieldProps) {
  const schema = castFromRjsfSchema(props.schema);
  return isEntryList(schema) ? <ListField field={props} schema={schema} /> : <AnswerField {...props} />;
}
