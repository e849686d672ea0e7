import { configure } from '@testing-library/react';

// Only for what hangs, as everywhere else (decision 104): a busy machine takes longer than a second.
configure({ asyncUtilTimeout: 100_000 });
