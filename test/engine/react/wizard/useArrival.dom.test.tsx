import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useArrival } from '../../../../engine/react/wizard/useArrival.ts';

function Page({ place }: { readonly place: string }) {
  const heading = useArrival(place);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {place}
    </h2>
  );
}

it('moves the focus together with the page, so that the next key begins there', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page place="first" />);
  expect(document.activeElement).toBe(document.body);
  root.render(<Page place="second" />);
  expect(document.activeElement).toBe(document.querySelector('h2'));
  root.unmount();
});
