import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Redirect } from '../../../app/app-services/index.ts';

/** A screen that renders a second time while it leads on, with a state that is another object. */
function Leaving() {
  const [renders, setRenders] = useState(1);
  useEffect(() => setRenders(2), []);
  return (
    <>
      <p>{renders}</p>
      <Redirect to="/there" state={{ from: 'here' }} />
    </>
  );
}

function Arrived() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

it('leads on once, although its screen makes its state anew whenever it renders', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const loader = vi.fn(() => arrival);
  const router = createMemoryRouter([
    { path: '/', element: <Leaving /> },
    { path: '/there', loader, element: <Arrived /> },
  ]);
  await act(async () => void render(<RouterProvider router={router} />));
  expect(screen.getByText('2')).toBeTruthy();
  expect(loader).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(await screen.findByText('{"from":"here"}')).toBeTruthy();
});
