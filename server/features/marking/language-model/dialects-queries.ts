import { eq, sql } from 'drizzle-orm';
import { dialectSchema, type Dialect } from '../../../../shared/contract/model-dialect.ts';
import type { Database } from '../../../database/client.ts';
import { modelDialects } from '../../../database/schema/marking.ts';
import type { DialectMemory } from './dialect-keeper.ts';

/**
 * Returns the dialect last detected for a model, and when; undefined if there is none, or it cannot
 * be read.
 */
export async function findKnownDialect(
  database: Database,
  model: string,
): Promise<{ dialect: Dialect; foundAt: Date } | undefined> {
  const [row] = await database.select().from(modelDialects).where(eq(modelDialects.model, model));
  const dialect = dialectSchema.safeParse(row?.dialect).data;
  return row && dialect && { dialect, foundAt: row.foundAt };
}

/** Stores the dialect of the model with this name in the database. */
export function createDialectMemory(database: Database, model: string): DialectMemory {
  return {
    load: async () => (await findKnownDialect(database, model))?.dialect,
    save: async (dialect) => {
      const found = { dialect, foundAt: sql`now()` };
      await database
        .insert(modelDialects)
        .values({ model, ...found })
        .onConflictDoUpdate({ target: modelDialects.model, set: found });
    },
  };
}
