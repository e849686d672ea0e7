import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** A place where what others wrote names a person. */
export interface Mention {
  /** Table and column, e.g. `quizzes.title`. */
  place: string;
  /** The primary key of the row, as stored. */
  key: Record<string, unknown>;
  /** Whether the whole name appears there; otherwise only the first name. */
  isWholeName: boolean;
}

/**
 * Tables that hold the person's own rows, are erased by other means, or hold nothing that people
 * wrote.
 */
const LEFT_OUT = [
  'account',
  'audit_events',
  'session',
  'two_factor',
  'user',
  'verification',
  'welfare_concerns',
  'welfare_events',
];
/** Columns where teachers write about students, which are searched for the first name too. */
const BY_FIRST_NAME = new Set([
  'quizzes.title',
  'report_batches.input',
  'report_decisions.passages',
  'report_remarks.remark',
  'reports.report',
  'reports.unsourced',
]);
/**
 * Columns in which the whole name is replaced; in others, such as answers, a person must decide.
 */
const REPLACED = new Set([...BY_FIRST_NAME, 'reports.name', 'tenants.name']);

interface WordColumn extends Record<string, unknown> {
  table: string;
  column: string;
  type: 'text' | 'jsonb' | 'text[]';
  keys: string[];
}

async function listWordColumns(database: Db): Promise<WordColumn[]> {
  const { rows } = await database.execute<WordColumn>(sql`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
           array(select k.attname::text from pg_index i
                 join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
                 where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and c.relname <> all(${sql.param(LEFT_OUT)}::text[])
    order by 1, 2`);
  return rows.filter(({ keys }) => keys.length > 0);
}

/**
 * Returns SQL for the text of a column; list items are separated, so that no name matches across
 * two.
 */
const wordsOf = ({ column, type }: WordColumn): SQL =>
  type === 'text[]'
    ? sql`array_to_string(${sql.identifier(column)}, ' | ')`
    : sql`${sql.identifier(column)}::text`;

/**
 * Returns a PostgreSQL pattern: the words, separated by any space, with no letter or digit next to
 * them.
 */
function patternOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  return String.raw`(?<![[:alnum:]])${escaped.join(String.raw`\s+`)}(?![[:alnum:]])`;
}

/** Returns the first name, if it is long enough to search for. */
const firstNameOf = (name: string): string | null => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return others.length > 0 && first.length >= 3 ? first : null;
};

/**
 * Returns where others' words name a person. Reads the columns from the catalogue, so that new ones
 * are searched too.
 */
export async function listMentions(database: Db, displayName: string): Promise<Mention[]> {
  if (displayName.trim() === '') return [];
  const whole = patternOf(displayName);
  const first = firstNameOf(displayName);
  const mentions: Mention[] = [];
  for (const wordColumn of await listWordColumns(database)) {
    const { table, column, keys } = wordColumn;
    const place = `${table}.${column}`;
    const words = wordsOf(wordColumn);
    const wanted = first && BY_FIRST_NAME.has(place) ? patternOf(first) : whole;
    const key = sql.join(
      keys.map((name) => sql`${name}::text, ${sql.identifier(name)}`),
      sql`, `,
    );
    const { rows } = await database.execute<{ key: Mention['key']; isWholeName: boolean }>(sql`
      select jsonb_build_object(${key}) as key, ${words} ~* ${whole} as "isWholeName"
      from ${sql.identifier(table)} where ${words} ~* ${wanted} order by 1`);
    mentions.push(...rows.map((row) => ({ place, ...row })));
  }
  return mentions;
}

/**
 * True if a name identifies a person. A single word may be part of any sentence, as Will is, or the
 * first name of another child.
 */
export const saysWho = (name: string): boolean => /\S\s+\S/.test(name);

/** True if anybody else has the same name, so that it does not identify this person. */
export async function isSharedName(
  database: Db,
  { id, displayName }: { id: string; displayName: string },
): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`
    select exists (select from "user" where id <> ${id} and name ~* ${`^\\s*${patternOf(displayName)}\\s*$`})
      as found`);
  return rows[0]?.found ?? false;
}

/** Replaces a person's whole name in what teachers wrote about others. */
export async function replaceName(
  transaction: Db,
  displayName: string,
  replacement: string,
): Promise<void> {
  const whole = patternOf(displayName);
  const replaced = (words: SQL) => sql`regexp_replace(${words}, ${whole}, ${replacement}, 'gi')`;
  for (const wordColumn of await listWordColumns(transaction)) {
    const { table, column, type } = wordColumn;
    if (!REPLACED.has(`${table}.${column}`)) continue;
    const name = sql.identifier(column);
    const values = {
      text: replaced(sql`${name}`),
      jsonb: sql`${replaced(sql`${name}::text`)}::jsonb`,
      'text[]': sql`array(select ${replaced(sql`word`)}
                          from unnest(${name}) with ordinality as w(word, place) order by place)`,
    };
    await transaction.execute(sql`
      update ${sql.identifier(table)} set ${name} = ${values[type]}
      where ${wordsOf(wordColumn)} ~* ${whole}`);
  }
}

/**
 * Removes a person's names and addresses, including those of a merged account, from the details of
 * their audit entries.
 */
export async function eraseFromTrail(
  transaction: Db,
  { id, displayName, email }: { id: string; displayName: string; email: string },
  replacement: string,
): Promise<void> {
  const words = [displayName, email].filter((one) => one.trim() !== '').map(patternOf);
  await transaction.execute(sql`
    update audit_events
    set detail = case when action = 'accounts-merged' and subject_id = ${id}
      then ${replacement} else regexp_replace(detail, ${words.join('|')}, ${replacement}, 'gi') end
    where detail <> '' and ${id} in (actor_id, subject_id)`);
}

/**
 * Deletes the reports, and empties the notes, of entries typed under this name without an account.
 */
export async function eraseTypedEntries(
  transaction: Db,
  displayName: string,
  replacement: string,
): Promise<void> {
  const isTyped = sql`student->>'userId' is null and student->>'name' ~* ${`^\\s*${patternOf(displayName)}\\s*$`}`;
  await transaction.execute(sql`
    delete from reports t using report_batches batch,
      jsonb_path_query(batch.input, '$.students[*]') with ordinality as s(student, place)
    where batch.id = t.batch_id and place = t.position + 1 and ${isTyped}`);
  await transaction.execute(sql`
    update report_batches batch set input = jsonb_set(input, '{students}', (
      select jsonb_agg(case when ${isTyped}
        then student || jsonb_build_object('name', ${replacement}::text, 'positives', '', 'areasToImprove', '')
        else student end order by place)
      from jsonb_array_elements(input->'students') with ordinality as s(student, place)))
    where exists (select from jsonb_path_query(input, '$.students[*]') student where ${isTyped})`);
}
