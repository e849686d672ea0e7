import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What Node made of the program's modules in one run serves the next, as in the browser tests.
enableCompileCache(join(tmpdir(), 'greenpen-compiled'));
