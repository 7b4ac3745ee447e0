import type { RichText } from '../FormContext.ts';

interface DescriptionProps {
  readonly id: string;
  readonly text: string;
  readonly RichText: RichText;
}

/** The description of a page, section or field. Text without markup needs no sanitizing and is shown as it is. */
export function Description({ id, text, RichText }: DescriptionProps) {
  const isPlain = !/[<&]/.test(text);
  return (
    <div className={isPlain ? 'sw-description sw-description--plain' : 'sw-description'} id={id}>
      {isPlain ? <p>{text}</p> : <RichText html={text} />}
    </div>
  );
}
