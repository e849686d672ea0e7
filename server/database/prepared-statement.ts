import type { SQL } from 'drizzle-orm';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { DatabaseOrTransaction } from './client.ts';

/**
 * Builds a query once for each database instead of once for each call. Given a name with
 * `prepare(name)`, PostgreSQL too reads and plans it only once for each connection. Names belong to
 * one statement each.
 */
export function prepareOnce<Query extends PgPreparedQuery<PreparedQueryConfig>>(
  build: (database: DatabaseOrTransaction) => Query,
): (database: DatabaseOrTransaction) => Query {
  const built = new WeakMap<DatabaseOrTransaction, Query>();
  return (database) => {
    const known = built.get(database);
    if (known) return known;
    const query = build(database);
    built.set(database, query);
    return query;
  };
}

/** The same for a statement in SQL, with `sql.placeholder` where values come. */
export function prepareSql<Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): (database: DatabaseOrTransaction) => PgPreparedQuery<{ execute: QueryResult<Row> } & Config> {
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

/** What drizzle knows of a prepared query besides its result. */
type Config = Omit<PreparedQueryConfig, 'execute'>;
