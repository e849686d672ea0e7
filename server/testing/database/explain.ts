import type { Pool, PoolClient } from 'pg';

/** A statement sent to the database. */
export interface Statement {
  /** Set for statements that each connection prepares once. */
  name?: string;
  text: string;
  values: unknown[];
}

/** A node of PostgreSQL's plan for a statement. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  'CTE Name'?: string;
  'Subplan Name'?: string;
  Operation?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  'Hash Cond'?: string;
  'Merge Cond'?: string;
  'Join Filter'?: string;
  Plans?: PlanNode[];
}

/** Records every statement sent to the database from now on, the newest last. */
export function watchStatements(pool: Pool): Statement[] {
  const seen: Statement[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.query = new Proxy(client.query, {
      apply(query, self, args: unknown[]) {
        const [asked, values] = args;
        const statement = typeof asked === 'string' ? { text: asked } : (asked as Statement);
        seen.push({ values: Array.isArray(values) ? values : [], ...statement });
        return Reflect.apply(query, self, args) as unknown;
      },
    });
  });
  return seen;
}

/**
 * Returns PostgreSQL's plans for the statement without running it: for these values and, if it is
 * prepared, also for any values. Empty for a statement without a plan, such as a commit.
 */
export async function explain(pool: Pool, statement: Statement): Promise<PlanNode[]> {
  const { name, text, values } = statement;
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return [];
  const asked = [{ text: `explain (format json) ${text}`, values }];
  if (name) asked.push({ text: `explain (format json, generic_plan) ${text}`, values: [] });
  const plans: PlanNode[] = [];
  for (const query of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(query);
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) plans.push(plan);
  }
  return plans;
}

/** Lists the tables that the plan scans fully. */
export function listScans({ Plans: parts = [], ...node }: PlanNode): string[] {
  const table = node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : undefined;
  return [...(table ? [table] : []), ...parts.flatMap(listScans)];
}
