import { descriptionId } from '../../rjsf/rjsf.ts';
import type { FieldProps } from '../FormContext.ts';
import { Description } from './Description.tsx';
import { Members } from './Members.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** A page's fields, or a titled section of them. */
export function ObjectField(props: FieldProps) {
  const { schema, fieldPathId, registry } = props;
  const { title, description } = schema;
  const id = fieldPathId.$id;
  const content = (
    <>
      {description && (
        <Description id={descriptionId(id)} text={description} RichText={registry.formContext.RichText} />
      )}
      <div className="sw-fields">
        <Members {...props} />
      </div>
    </>
  );
  // The page's own title is the heading above the form.
  if (fieldPathId.path.length === 0) return content;
  return (
    <SectionFrame id={id} title={title}>
      {content}
    </SectionFrame>
  );
}
