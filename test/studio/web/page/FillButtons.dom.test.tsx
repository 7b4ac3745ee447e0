import { fireEvent, render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FillButtons } from '../../../../studio/web/page/FillButtons.tsx';
import type { LivePlan } from '../../../../studio/web/page/plan/LivePlan.ts';
import type { LiveAnswers } from '../../../../studio/web/page/useLiveAnswers.ts';

const plan: LivePlan = { services: [], books: false };

const answers = (restart: () => void): LiveAnswers => ({
  wizard: undefined,
  questions: undefined,
  outerScope: { steps: {}, context: {} },
  isAtQuestions: false,
  hasFailed: false,
  serviceIds: [],
  act: vi.fn(),
  ask: vi.fn(),
  setWizard: vi.fn(),
  setQuestions: vi.fn(),
  restart,
});

it('takes its keys as soon as the page is shown', () => {
  const restart = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<FillButtons plan={plan} answers={answers(restart)} context={{}} />);
  fireEvent.keyDown(document.body, { code: 'Digit0', altKey: true });
  expect(restart).toHaveBeenCalledOnce();
  root.unmount();
});

it('does by a key what the page can do by now', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender } = render(<FillButtons plan={plan} answers={answers(before)} context={{}} />);
  rerender(<FillButtons plan={plan} answers={answers(now)} context={{}} />);
  fireEvent.keyDown(document.body, { code: 'Digit0', altKey: true });
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledOnce();
});
