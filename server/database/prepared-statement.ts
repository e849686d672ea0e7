import type { SQL } from 'drizzle-orm';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './client.ts';

/** Returns a function that builds something once per database instead of once per call. */
export function oncePerDatabase<Built>(build: (database: Db) => Built): (database: Db) => Built {
  const built = new WeakMap<Db, Built>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const made = build(database);
    built.set(database, made);
    return made;
  };
}

/**
 * Builds a query once per database. If the query is named with `prepare(name)`, PostgreSQL also
 * parses and plans it only once per connection. Each name must belong to one statement.
 */
export const prepareOnce = <Query extends PgPreparedQuery<PreparedQueryConfig>>(
  build: (database: Db) => Query,
) => oncePerDatabase(build);

/** Prepares a statement in SQL once per database, with `sql.placeholder` for its values. */
export function prepareSql<Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): (database: Db) => PgPreparedQuery<{ execute: QueryResult<Row> } & Config> {
  const query = new PgDialect().sqlToQuery(statement);
  return prepareOnce((database) =>
    database._.session.prepareQuery<{ execute: QueryResult<Row> } & Config>(
      query,
      undefined,
      name,
      false,
    ),
  );
}

/** Drizzle's configuration of a prepared query, without the result type. */
type Config = Omit<PreparedQueryConfig, 'execute'>;
