import type { DescriptionFieldProps, RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './FormContext.ts';

/** The description of a page, section or field. Text without markup needs no cleaning and is shown as it is. */
export function DescriptionTemplate(props: DescriptionFieldProps<unknown, RJSFSchema, FormContext>) {
  const { id, description, registry } = props;
  const { RichText } = registry.formContext;
  if (typeof description !== 'string' || description === '') return null;
  return (
    <div className="sw-description" id={id}>
      {/[<&]/.test(description) ? <RichText html={description} /> : <p>{description}</p>}
    </div>
  );
}
