import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { shellMessages } from '../../messages/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { links } from '../paths.ts';
import { isLoadFailure } from './isLoadFailure.ts';

/** Stands in for a screen that threw, or whose chunk did not arrive. Never a white page. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  if (isLoadFailure(error)) {
    const again = () => navigate(location, { replace: true, state: location.state });
    const words = shellMessages.chunk;
    return (
      <Notice heading={words.heading} headingRef={heading} text={words.text}>
        <Button onClick={again}>{words.action}</Button>
      </Notice>
    );
  }
  const words = shellMessages.broken;
  return (
    <Notice heading={words.heading} headingRef={heading} text={words.text}>
      <ButtonLink to={links.main}>{words.action}</ButtonLink>
    </Notice>
  );
}
