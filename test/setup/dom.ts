import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time; an expectation that holds does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
