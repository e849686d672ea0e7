import { sql, type SQL } from 'drizzle-orm';
import { welfareMessages } from '../../../shared/messages/welfare.ts';

const about = (alias: SQL, state: SQL): SQL => sql`exists (
  select from welfare_concerns concern
  where concern.quiz_code = ${alias}.quiz_code and concern.user_id = ${alias}.user_id
    and concern.question_id = ${alias}.question_id and ${state})`;

/** Whether the record was deleted of what it says. */
const isHeldWithoutRecord = (alias: SQL): SQL => sql`exists (
  select from held_answers held
  where held.quiz_code = ${alias}.quiz_code and held.user_id = ${alias}.user_id
    and held.question_id = ${alias}.question_id)`;

/**
 * Whether an answer is held out of everything that is done to many at once or shown to others:
 * marking runs, bulk acceptance, samples, examples, reteaching, exports of quotes. It stays so
 * unless a person has said that there is no concern, also where the record has been deleted since. `alias` names the row of submissions.
 */
export const isHeld = (alias: SQL): SQL =>
  sql`(${about(alias, sql`concern.state <> 'no-concern'`)} or ${isHeldWithoutRecord(alias)})`;
export const isNotHeld = (alias: SQL): SQL => sql`not ${isHeld(alias)}`;

/**
 * Whether nobody has decided yet about what an answer says: until then its mark and feedback are not
 * shown to its student. A question about a mark that they have seen takes nothing from them again,
 * or it would tell them that it was noticed.
 */
export const isUndecided = (alias: SQL): SQL =>
  about(alias, sql`concern.state = 'open' and concern.source = 'answer'`);

/** The keys of the undecided answers. They are few, and spare a look at every answer of a school. */
export const undecidedAnswers: SQL = sql`
  select distinct quiz_code, user_id, question_id from welfare_concerns
  where state = 'open' and source = 'answer'`;

/**
 * The mark of an answer in results, in a profile and in their files: none yet where its student is shown
 * none. Nobody is then told a total that the student does not see.
 */
export const markInResults = (alias: SQL): SQL =>
  sql`case when ${isUndecided(alias)} then null else ${alias}.mark_awarded end`;

/** An answer as it stands in files, which others may come to see. */
export const answerInFiles = (alias: SQL): SQL<string> => sql<string>`
  case when ${isHeld(alias)} then ${welfareMessages.heldInFiles}::text else ${alias}.user_answer end`;
/** What was said of an answer, for files: it may repeat the answer's words. */
export const feedbackInFiles = (alias: SQL, feedback: SQL = sql`${alias}.feedback`): SQL<string> =>
  sql<string>`case when ${isHeld(alias)} then '' else ${feedback} end`;

/** Whether this name of a person may be shown to others: none that a person has to look at. */
export const isNameFree = (userId: SQL, name: SQL): SQL => sql`not exists (
  select from welfare_concerns concern
  where concern.user_id = ${userId} and concern.source = 'typing-name'
    and concern.text = ${name} and concern.quiz_code is null and concern.state <> 'no-concern')`;
