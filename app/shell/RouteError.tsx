import { useEffect, useRef } from 'react';
import { customerError } from '../analytics/Analytics.ts';
import { useAppServices } from '../app-services/index.ts';
import { siteMessages } from '../messages/generated/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { crashMark } from '../reports/guestReports.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { Button, ButtonLink } from '../ui/buttons/Button.tsx';
import { BookedNotice, useBooked } from './BookedNotice.tsx';
import frame from './layout/PageFrame.module.css';
import { links } from './routes/paths.ts';

/** Replaces a screen, or the frame, that has thrown an error, so that the page is never blank. It is reported. */
export function RouteError() {
  const heading = useRef<HTMLHeadingElement>(null);
  const booked = useBooked();
  const { analytics } = useAppServices();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    analytics.report(customerError());
    performance.mark(crashMark);
  }, [analytics]);
  const messages = useMessages(siteMessages).broken;
  const start = (
    <ButtonLink to={links.main} reloadDocument>
      {messages.action}
    </ButtonLink>
  );
  if (booked) {
    return (
      <BookedNotice booked={booked} headingRef={heading}>
        {start}
      </BookedNotice>
    );
  }
  return (
    <Notice heading={messages.heading} headingRef={heading} text={messages.text}>
      {start}
    </Notice>
  );
}

/** Replaces the frame itself. */
export const FrameError = () => (
  <main className={frame.main}>
    <RouteError />
  </main>
);

/** Shown if the page has no usable configuration. Nothing works then, so it only offers a reload. */
export function Misconfigured() {
  const { broken, chunk } = useMessages(siteMessages);
  return (
    <main className={frame.main}>
      <Notice heading={broken.heading} text={broken.text}>
        <Button onClick={() => window.location.reload()}>{chunk.action}</Button>
      </Notice>
    </main>
  );
}
