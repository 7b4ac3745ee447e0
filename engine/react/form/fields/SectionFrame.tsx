import type { ReactNode } from 'react';
import { titleId } from '../../widgets/fieldIds.ts';

interface SectionFrameProps {
  readonly id: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A section of fields, named by a heading one level below the page's heading. */
export function SectionFrame({ id, title, children }: SectionFrameProps) {
  return (
    <fieldset className="sw-section" aria-labelledby={title && titleId(id)}>
      {title && (
        <legend className="sw-section__title">
          <h3 id={titleId(id)}>{title}</h3>
        </legend>
      )}
      {children}
    </fieldset>
  );
}
