import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the browser's connection away or gives it back, until `vi.restoreAllMocks`. */
export const connect = (isOnline: boolean): void =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
