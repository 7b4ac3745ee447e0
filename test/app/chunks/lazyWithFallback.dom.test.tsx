import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, it } from 'vitest';
import { lazyWithFallback } from '../../../app/chunks/lazyWithFallback.ts';

interface NamedDocument {
  readonly name: string;
}

const Part = ({ name }: NamedDocument) => <p>{`Part of ${name}`}</p>;
const Instead = ({ name }: NamedDocument) => <p>{`Instead of ${name}`}</p>;

describe('lazyOr', () => {
  it.each([
    ['comes', async () => Part, 'Part of Ada'],
    ['does not', () => Promise.reject(new Error('Unable to preload CSS')), 'Instead of Ada'],
  ])('shows what there is where the code %s', async (_what, load, words) => {
    const Lazy = lazyWithFallback<NamedDocument>('ui/Part.tsx', load, Instead);
    render(
      <Suspense fallback={null}>
        <Lazy name="Ada" />
      </Suspense>,
    );
    await screen.findByText(words);
  });
});
