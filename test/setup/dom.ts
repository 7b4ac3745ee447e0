import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time; an expectation that holds does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

// The files of one worker share a window, so each of them begins in the state of a window that is new.
sessionStorage.clear();
localStorage.clear();
history.replaceState(null, '', '/');
document.title = '';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
