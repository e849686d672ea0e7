import { sql, type SQL } from 'drizzle-orm';
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { MAX_MARK } from '../../../shared/business-rules.ts';

/** A moment in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A CHECK that holds a column to the values that the code knows; null stays possible. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/**
 * A CHECK that a mark is possible at all; null is Pending. A mark may stand above its own
 * question's maximum, where the question was made worth less after it was given.
 */
export function isMark(column: AnyPgColumn): SQL {
  return sql`${column} between 0 and ${sql.raw(String(MAX_MARK))}`;
}
