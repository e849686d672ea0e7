import type { Pool } from 'pg';
import type { PlanNode } from './explain.ts';

/**
 * Lists the tables of a plan whose rows could be on more than one shard if they were distributed by
 * `quiz_code`, because nothing in the plan restricts their `quiz_code` to one value. Rows inserted
 * together, such as concurrent saves, may belong to several quizzes.
 */
export function listCrossing(plan: PlanNode, distributed: ReadonlySet<string>): string[] {
  const parts = flatten(plan);
  const pinned = new Set<string>();
  const links: [string, string][] = [];
  for (const part of parts) {
    const own = part.Alias ?? part['CTE Name'] ?? '';
    for (const condition of conditionsOf(part)) {
      for (const [left, right] of equalities(condition, own)) {
        if (right === null) pinned.add(left);
        else links.push([left, right]);
      }
    }
  }
  let before = -1;
  while (pinned.size > before) {
    before = pinned.size;
    for (const [left, right] of links) {
      if (pinned.has(left)) pinned.add(right);
      else if (pinned.has(right)) pinned.add(left);
    }
    for (const part of parts) {
      if (!readsOneQuiz(part, distributed, pinned)) continue;
      const cte = /^CTE (?<name>.+)$/.exec(part['Subplan Name'] ?? '')?.groups?.['name'];
      if (cte)
        for (const scan of parts) if (scan['CTE Name'] === cte) pinned.add(scan.Alias ?? cte);
      if (part['Node Type'] === 'Subquery Scan') pinned.add(part.Alias ?? '');
    }
  }
  return parts.flatMap((part) => {
    const { 'Relation Name': table, Alias: alias = '' } = part;
    if (table === undefined || !distributed.has(table)) return [];
    if (part['Node Type'] === 'ModifyTable') {
      return part.Operation === 'Insert' && handsOnManyRows(part) ? [table] : [];
    }
    return pinned.has(alias) ? [] : [table];
  });
}

/** Lists the tables that would be distributed: all that name a quiz. */
export async function listDistributed(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'quiz_code' and table_schema = 'public' and table_type = 'BASE TABLE'`);
  return new Set(rows.map(({ name }) => name));
}

const flatten = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

const MANY_ROWS = new Set(['Function Scan', 'Values Scan', 'ProjectSet']);
const handsOnManyRows = (plan: PlanNode): boolean =>
  flatten(plan).some(({ 'Node Type': type }) => MANY_ROWS.has(type));

/** True if a part reads the quizzes' tables, and everything it reads is restricted to one quiz. */
function readsOneQuiz(whole: PlanNode, distributed: ReadonlySet<string>, pinned: Set<string>) {
  const aliases = flatten(whole).flatMap((part) => {
    const isOfQuizzes = distributed.has(part['Relation Name'] ?? '') || part['CTE Name'];
    return isOfQuizzes && part['Node Type'] !== 'ModifyTable' ? [part.Alias ?? ''] : [];
  });
  return aliases.some((alias) => pinned.has(alias)) && aliases.every((alias) => pinned.has(alias));
}

function conditionsOf(part: PlanNode): string[] {
  return [
    part['Index Cond'],
    part['Recheck Cond'],
    part.Filter,
    part['Hash Cond'],
    part['Merge Cond'],
    part['Join Filter'],
  ].filter((condition) => condition !== undefined);
}

const COLUMN = String.raw`(?:(\w+)\.)?quiz_code`;
const EQUALITY = new RegExp(
  String.raw`\(*${COLUMN}\)?(?:::\w+)? = \(*(?:${COLUMN}\b|('|\$\d|\(?InitPlan))`,
  'g',
);

/** Returns which aliases a condition equates, or with `null` restricts to one value. */
function equalities(condition: string, own: string): [string, string | null][] {
  return [...condition.matchAll(EQUALITY)].map(([, left, right, value]) => [
    left ?? own,
    value === undefined ? (right ?? own) : null,
  ]);
}
