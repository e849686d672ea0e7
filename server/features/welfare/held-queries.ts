import { sql, type SQL } from 'drizzle-orm';

const about = (alias: SQL, state: SQL): SQL => sql`exists (
  select from welfare_concerns concern
  where concern.quiz_code = ${alias}.quiz_code and concern.user_id = ${alias}.user_id
    and concern.question_id = ${alias}.question_id and ${state})`;

/**
 * Whether an answer is held out of everything that is done to many at once or shown to others:
 * marking runs, bulk acceptance, samples, examples, reteaching, exports of quotes. It stays so
 * unless a person has said that there is no concern. `alias` names the row of submissions.
 */
export const isHeld = (alias: SQL): SQL => about(alias, sql`concern.state <> 'no-concern'`);
export const isNotHeld = (alias: SQL): SQL => sql`not ${isHeld(alias)}`;

/** Whether nobody has decided yet: until then its mark and feedback are not shown to its student. */
export const isUndecided = (alias: SQL): SQL => about(alias, sql`concern.state = 'open'`);

/** Whether the name of this person may be shown to others: none that a person has to look at. */
export const isNameFree = (userId: SQL): SQL => sql`not exists (
  select from welfare_concerns concern
  where concern.user_id = ${userId} and concern.source = 'typing-name'
    and concern.quiz_code is null and concern.state <> 'no-concern')`;
