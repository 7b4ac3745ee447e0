import type { RichText } from './FormContext.ts';

interface DescriptionProps {
  readonly id: string;
  readonly text: string;
  readonly RichText: RichText;
}

/** The description of a page, section or field. Text without markup needs no cleaning and is shown as it is. */
export function Description({ id, text, RichText }: DescriptionProps) {
  return (
    <div className="sw-description" id={id}>
      {/[<&]/.test(text) ? <RichText html={text} /> : <p>{text}</p>}
    </div>
  );
}
