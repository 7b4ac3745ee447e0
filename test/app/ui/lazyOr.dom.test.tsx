import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, it } from 'vitest';
import { lazyOr } from '../../../app/ui/lazyOr.ts';

interface Named {
  readonly name: string;
}

const Part = ({ name }: Named) => <p>{`Part of ${name}`}</p>;
const Instead = ({ name }: Named) => <p>{`Instead of ${name}`}</p>;

describe('lazyOr', () => {
  it.each([
    ['comes', async () => Part, 'Part of Ada'],
    ['does not', () => Promise.reject(new Error('Unable to preload CSS')), 'Instead of Ada'],
  ])('shows what there is where the code %s', async (_what, load, words) => {
    const Lazy = lazyOr<Named>('ui/Part.tsx', load, Instead);
    render(
      <Suspense fallback={null}>
        <Lazy name="Ada" />
      </Suspense>,
    );
    await screen.findByText(words);
  });
});
