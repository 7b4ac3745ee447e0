import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Busy machines need more time. An expectation that is already met does not wait.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
