import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Caches the code that Node compiles in one run for the next, as in the browser tests.
enableCompileCache(join(tmpdir(), 'greenpen-compiled'));
