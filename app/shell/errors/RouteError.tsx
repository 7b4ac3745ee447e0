import { useEffect, useRef } from 'react';
import { shellMessages } from '../../messages/shell.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { links } from '../paths.ts';

/** Stands in for a screen, or a frame, that threw. Never a white page. */
export function RouteError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = shellMessages.broken;
  return (
    <Notice heading={words.heading} headingRef={heading} text={words.text}>
      <ButtonLink to={links.main} reloadDocument>
        {words.action}
      </ButtonLink>
    </Notice>
  );
}
