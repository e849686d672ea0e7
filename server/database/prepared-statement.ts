import type { SQL } from 'drizzle-orm';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './client.ts';

/** Builds something once for each database instead of once for each call. */
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
 * Builds a query once for each database. Given a name with `prepare(name)`, PostgreSQL too reads
 * and plans it only once for each connection. Names belong to one statement each.
 */
export const prepareOnce = <Query extends PgPreparedQuery<PreparedQueryConfig>>(
  build: (database: Db) => Query,
) => oncePerDatabase(build);

/** The same for a statement in SQL, with `sql.placeholder` where values come. */
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

/** What drizzle knows of a prepared query besides its result. */
type Config = Omit<PreparedQueryConfig, 'execute'>;
