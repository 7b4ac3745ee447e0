import { shellMessages } from '../../messages/shell.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { Button } from '../../ui/buttons/Button.tsx';

/** The server gave the page no usable configuration: nothing works, so nothing is offered but to ask again. */
export function Misconfigured() {
  const { broken, chunk } = shellMessages;
  return (
    <main>
      <Notice heading={broken.heading} text={broken.text}>
        <Button onClick={() => window.location.reload()}>{chunk.action}</Button>
      </Notice>
    </main>
  );
}
