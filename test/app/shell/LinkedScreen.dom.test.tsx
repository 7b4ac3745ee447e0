import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMessageStore } from '../../../app/messages/MessageStore.ts';
import { MessagesContext } from '../../../app/messages/useMessages.ts';
import { LinkedScreen } from '../../../app/shell/RetryScreen.tsx';
import type { Screen } from '../../../app/shell/routes/screenChunks.ts';
import { shippedAppSettings } from '../../../schemas/generated/content/settings/app-settings.shipped.js';

const Addresses: Screen = ({ links }) => <p>{`${links.main} ${links.dietitian}`}</p>;
const questions = '/health-services/scheduler/prescreen/1?type=';

it('a screen gets its addresses, with the category of the dietitian flow as authors name it', async () => {
  const store = createMessageStore({
    loadMessages: async () => undefined,
    loadSettings: async () => ({ ...shippedAppSettings, dietitianCategory: 'Food & drink' }),
  });
  render(
    <MessagesContext value={store}>
      <LinkedScreen screen={Addresses} />
    </MessagesContext>,
  );
  expect(screen.getByText(`/health-services/scheduler ${questions}Telenutrition`)).toBeTruthy();
  await act(() => store.load(['app-settings']));
  expect(screen.getByText(`/health-services/scheduler ${questions}Food%20%26%20drink`)).toBeTruthy();
});
