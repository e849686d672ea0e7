import { sql, type SQL } from 'drizzle-orm';
import { welfareMessages } from '../../../shared/messages/welfare.ts';

const about = (alias: SQL, state: SQL): SQL => sql`exists (
  select from welfare_concerns concern
  where concern.quiz_code = ${alias}.quiz_code and concern.user_id = ${alias}.user_id
    and concern.question_id = ${alias}.question_id and ${state})`;

/** SQL condition: an answer is still held, although its record was deleted. */
const isHeldWithoutRecord = (alias: SQL): SQL => sql`exists (
  select from held_answers held
  where held.quiz_code = ${alias}.quiz_code and held.user_id = ${alias}.user_id
    and held.question_id = ${alias}.question_id)`;

/**
 * SQL condition: an answer is excluded from bulk operations and from what others are shown: marking
 * runs, bulk acceptance, samples, examples, reteaching, exports of quotes. It stays excluded unless
 * a person has decided that there is no concern, even after the record is deleted. `alias` names
 * the row of submissions.
 */
export const isHeld = (alias: SQL): SQL =>
  sql`(${about(alias, sql`concern.state <> 'no-concern'`)} or ${isHeldWithoutRecord(alias)})`;
export const isNotHeld = (alias: SQL): SQL => sql`not ${isHeld(alias)}`;

/**
 * SQL condition: nobody has decided yet about what an answer says, so its mark and feedback are
 * hidden from its student. A concern raised by a question about a mark hides nothing, because
 * taking away a mark that the student has seen would reveal that it was noticed.
 */
export const isUndecided = (alias: SQL): SQL =>
  about(alias, sql`concern.state = 'open' and concern.source = 'answer'`);

/**
 * SQL for the keys of undecided answers. They are few, so this avoids reading every answer of a
 * school.
 */
export const undecidedAnswers: SQL = sql`
  select distinct quiz_code, user_id, question_id from welfare_concerns
  where state = 'open' and source = 'answer'`;

/**
 * SQL for the mark of an answer in results, profiles and their files: null while it is hidden from
 * its student, so that nobody is told a total that the student does not see.
 */
export const markInResults = (alias: SQL): SQL =>
  sql`case when ${isUndecided(alias)} then null else ${alias}.mark_awarded end`;

/** SQL for an answer in files, which other people may see. */
export const answerInFiles = (alias: SQL): SQL<string> => sql<string>`
  case when ${isHeld(alias)} then ${welfareMessages.heldInFiles}::text else ${alias}.user_answer end`;
/**
 * SQL for the feedback on an answer in files; empty for held answers, because it may repeat their
 * words.
 */
export const feedbackInFiles = (alias: SQL, feedback: SQL = sql`${alias}.feedback`): SQL<string> =>
  sql<string>`case when ${isHeld(alias)} then '' else ${feedback} end`;

/**
 * SQL condition: this name of a person may be shown to others, because no concern about it is open
 * or was followed up.
 */
export const isNameFree = (userId: SQL, name: SQL): SQL => sql`not exists (
  select from welfare_concerns concern
  where concern.user_id = ${userId} and concern.source = 'typing-name'
    and concern.text = ${name} and concern.quiz_code is null and concern.state <> 'no-concern')`;
