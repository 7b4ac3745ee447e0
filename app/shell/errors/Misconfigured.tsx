import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { Button } from '../../ui/buttons/Button.tsx';

/** Shown if the page has no usable configuration. Nothing works then, so it only offers a reload. */
export function Misconfigured() {
  const { broken, chunk } = useMessages(siteMessages);
  return (
    <main>
      <Notice heading={broken.heading} text={broken.text}>
        <Button onClick={() => window.location.reload()}>{chunk.action}</Button>
      </Notice>
    </main>
  );
}
