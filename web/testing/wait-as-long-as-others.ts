import { configure } from '@testing-library/react';

// The limit is only for what hangs, as in all tests (decision 104): a busy machine takes longer
// than the default of a second.
configure({ asyncUtilTimeout: 100_000 });
