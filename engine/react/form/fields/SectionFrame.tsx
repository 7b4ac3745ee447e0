import type { ReactNode } from 'react';
import { titleId } from '../../rjsf/rjsf.ts';

interface SectionFrameProps {
  readonly id: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together: a group, named by a heading below the page's own. */
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
