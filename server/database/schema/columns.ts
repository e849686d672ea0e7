import { sql, type SQL } from 'drizzle-orm';
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { MAX_MARK } from '../../../shared/business-rules.ts';

/** A timestamp column with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A CHECK that a column has one of the values that the code knows; null is allowed. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/**
 * A CHECK that a mark is possible at all; null is Pending. A mark may exceed its own question's
 * maximum if the maximum was lowered after the mark was given.
 */
export function isMark(column: AnyPgColumn): SQL {
  return sql`${column} between 0 and ${sql.raw(String(MAX_MARK))}`;
}
