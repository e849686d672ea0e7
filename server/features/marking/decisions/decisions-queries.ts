import { sql, type SQL } from 'drizzle-orm';
import type { AiAnalysis, MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Db } from '../../../database/client.ts';
import { toDatabaseJson } from '../../../database/database-json.ts';
import {
  type BulkTerms,
  flagged,
  hasFlag,
  isByMeasured,
  isOneOf,
  raisesNoDoubt,
} from '../desk/to-check-queries.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isNotHeld, isUndecided } from '../../welfare/public.ts';
import { isOfEarlierQuestion } from '../question-changed-queries.ts';
import type { AnswerKey, SeenRow } from './seen-mark.ts';

/** Who made a decision, about which quiz, and why. */
export interface DecisionHead extends QuizScope {
  decisionId: string;
  /** Null if a marker acts. */
  teacherId: string | null;
  reason: string | null;
}

/**
 * SQL that is true if a mark can be turned into ink unchanged; a teacher who opens one that was
 * accepted in bulk, or given before the question was changed, may confirm it.
 */
const isAcceptable = (isOpened: boolean): SQL => sql`
  (s.confirmed_by is null
    or (${isOpened}::boolean and (s.confirmed_in_bulk or ${isOfEarlierQuestion})))
  and s.mark_awarded <= q.max_mark`;

const seenRows = (rows: readonly SeenRow[]) => sql`
  json_to_recordset(${toDatabaseJson(rows)}::json)
    as seen(user_id text, question_id text, mark_revision integer, rewritten text,
            ticked jsonb)`;

const isSeen = sql`seen.user_id = s.user_id and seen.question_id = s.question_id`;

/**
 * SQL for each answer's values before the change, for its event, and the revision whose mark an
 * undo restores.
 */
export const beforeRestoring = (
  revision: SQL,
) => sql`${revision} as restored, s.user_id, s.question_id, s.mark_revision, s.mark_awarded as old_mark,
  s.feedback as old_feedback, s.confirmed_by as old_confirmed_by,
  s.confirmed_in_bulk as old_in_bulk, s.ticked_points as old_ticked`;
const before = beforeRestoring(sql`null::integer`);

/**
 * Waits until nobody else is deciding about the quiz's marks, and makes others wait until the
 * commit.
 */
export async function lockDecisions(transaction: Db, quizCode: string): Promise<void> {
  const key = `decisions:${quizCode}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}

/**
 * Writes marks with their events in one statement. Each mark is written only if it still has the
 * chosen revision and its student is within the scope. `chosen`, which ends in its conditions,
 * selects `before` and the new mark, feedback, confirmed_by, in_bulk, ai_mark, ai_analysis, ticked
 * points and the event's kind. A row that a run is writing at this moment is left to the run,
 * because a decision about many rows that waited for it could wait forever. Returns the answers
 * that were written.
 */
export async function writeChosen(
  database: Db,
  { decisionId, teacherId, reason, ...scope }: DecisionHead,
  chosen: SQL,
): Promise<AnswerKey[]> {
  const { quizCode } = scope;
  const { rows } = await database.execute<AnswerKey>(sql`
    with chosen as materialized (${chosen} and ${isWithin(scope, sql`s`)} for no key update of s skip locked),
    written as (
      update submissions s
      set mark_awarded = c.mark, feedback = c.feedback, confirmed_by = c.confirmed_by,
          confirmed_in_bulk = c.in_bulk, ai_mark = c.ai_mark, ai_analysis = c.ai_analysis,
          ticked_points = c.ticked, mark_revision = s.mark_revision + 1
      from chosen c
      where s.quiz_code = ${quizCode} and s.user_id = c.user_id
        and s.question_id = c.question_id and s.mark_revision = c.mark_revision
      returning c.*, s.mark_revision as new_revision
    )
    insert into mark_events (quiz_code, user_id, question_id, teacher_id, marker, prompt_hash, kind,
                             decision_id, old_mark, new_mark, old_feedback, new_feedback,
                             old_confirmed_by, new_confirmed_by, old_in_bulk, new_in_bulk,
                             old_ticked_points, new_ticked_points, mark_revision, restored_revision,
                             reason)
    select ${quizCode}, user_id, question_id, ${teacherId},
           case when kind = 'marked' then ai_analysis->>'marker' end,
           case when kind = 'marked' then ai_analysis->>'promptHash' end,
           kind, ${decisionId}::uuid, old_mark, mark, old_feedback, feedback,
           old_confirmed_by, confirmed_by, old_in_bulk, in_bulk, old_ticked, ticked, new_revision, restored,
           ${reason}
    from written
    returning user_id, question_id`);
  return rows;
}

/** The pencil marks to accept. */
export type PencilChoice =
  /** Without terms, a teacher has opened them. */
  | { kind: 'listed'; rows: readonly SeenRow[]; terms?: BulkTerms }
  | { kind: 'question'; questionId: string; terms: BulkTerms }
  | { kind: 'without-doubt'; terms: BulkTerms };

/** Returns the join and the condition for a choice. */
function narrow(quizCode: string, choice: PencilChoice): { source: SQL; condition: SQL } {
  switch (choice.kind) {
    case 'listed':
      return {
        source: sql`join ${seenRows(choice.rows)} on ${isSeen}`,
        condition: sql`s.mark_revision = seen.mark_revision`,
      };
    case 'question':
      // If a marker says that it cannot judge an answer, it has given no mark to accept.
      return {
        source: sql``,
        condition: sql`s.question_id = ${choice.questionId} and not ${hasFlag('cannot-judge')}`,
      };
    case 'without-doubt':
      return {
        source: sql``,
        condition: sql`${raisesNoDoubt(quizCode)} and not ${isOneOf(choice.terms.refusedIds)}`,
      };
  }
}

/**
 * SQL that leaves out answers that a person must read first: they are decided one by one, after
 * someone has read them. In bulk, it also leaves out marks that the measured agreement says nothing
 * about.
 */
const isFreeOn = (terms: BulkTerms | undefined): SQL =>
  terms === undefined
    ? sql`not ${isUndecided(sql`s`)}`
    : sql`${isNotHeld(sql`s`)} and not ${isOfEarlierQuestion} and ${isByMeasured(terms.measured)}`;

/** Turns pencil marks into ink without changing them. Returns their answers. */
export function acceptPencil(
  database: Db,
  head: DecisionHead,
  choice: PencilChoice,
): Promise<AnswerKey[]> {
  const { source, condition } = narrow(head.quizCode, choice);
  const isInBulk = choice.terms !== undefined;
  return writeChosen(
    database,
    head,
    sql`
    select ${before}, s.mark_awarded as mark, s.feedback as feedback, ${head.teacherId}::text as confirmed_by,
           ${isInBulk}::boolean as in_bulk, s.ai_mark, s.ai_analysis, s.ticked_points as ticked,
           case when s.confirmed_by is null or s.ai_mark = s.mark_awarded then 'accepted'
                else 'overridden' end as kind
    from submissions s join questions q on q.id = s.question_id ${source}
    where s.submitted_at is not null
      and ${isAcceptable(!isInBulk)} and ${isFreeOn(choice.terms)} and ${condition}`,
  );
}

/** A mark given by a teacher. */
export interface GivenMark {
  mark: number;
  /** The teacher's own feedback; without it, feedback on another mark is replaced. */
  feedback: string | undefined;
  /** True for one opened answer or answers that say the same; false for a decision in bulk. */
  isOpened: boolean;
}

/** An answer with its new mark's details. */
export interface MarkedRow extends SeenRow {
  /** The feedback that replaces feedback on another mark. */
  rewritten: string;
  /** The points that the mark is based on, or null. */
  ticked: readonly MarkedPoint[] | null;
}

/**
 * Gives all the rows the same mark, in ink. Feedback never contradicts the mark: feedback on
 * another mark is replaced by a sentence about this one, unless the teacher writes their own.
 */
export function overrideMarks(
  database: Db,
  head: DecisionHead,
  rows: readonly MarkedRow[],
  { mark, feedback, isOpened }: GivenMark,
): Promise<AnswerKey[]> {
  const isSameMark = sql`(s.mark_awarded = ${mark} and seen.ticked is null)`;
  const given = sql`${feedback ?? null}::text`;
  return writeChosen(
    database,
    head,
    sql`
    select ${before}, ${mark}::int as mark,
           case when ${given} is not null then ${given}
                when ${isSameMark} then s.feedback
                else seen.rewritten end as feedback,
           ${head.teacherId}::text as confirmed_by, ${!isOpened}::boolean as in_bulk,
           s.ai_mark, s.ai_analysis,
           case when ${isSameMark} then s.ticked_points else seen.ticked end as ticked,
           case when s.ai_mark = ${mark} then 'accepted' else 'overridden' end as kind
    from submissions s join ${seenRows(rows)} on ${isSeen}
    where s.submitted_at is not null
      and (${isOpened}::boolean or ${isNotHeld(sql`s`)})
      and s.mark_revision = seen.mark_revision`,
  );
}

/** A marker's new mark for an answer that is in pencil or unmarked. */
export interface NewPencilMark extends SeenRow {
  mark: number;
  feedback: string;
  analysis: AiAnalysis;
}

/** Writes pencil marks, except over ink. Returns their answers. */
export function rewritePencil(
  database: Db,
  head: DecisionHead,
  marks: readonly NewPencilMark[],
): Promise<AnswerKey[]> {
  return writeChosen(
    database,
    head,
    sql`
    select ${before}, seen.mark, seen.feedback, null::text as confirmed_by, false as in_bulk,
           seen.mark as ai_mark,
           seen.analysis as ai_analysis, null::jsonb as ticked, 'marked' as kind
    from submissions s join json_to_recordset(${toDatabaseJson(marks)}::json)
      as seen(user_id text, question_id text, mark_revision integer,
              mark integer, feedback text, analysis jsonb) on ${isSeen}
    where s.submitted_at is not null
      and s.confirmed_by is null and ${isNotHeld(sql`s`)}
      and s.mark_revision = seen.mark_revision`,
  );
}

/**
 * Flags pencil marks that are unchanged since they were seen as doubtful, so that a person has to
 * check them.
 */
export async function doubtPencil(
  database: Db,
  scope: QuizScope,
  rows: readonly SeenRow[],
): Promise<void> {
  await database.execute(sql`
    update submissions s
    set ai_analysis = s.ai_analysis || jsonb_build_object('flags', ${flagged('doubt')})
    from ${seenRows(rows)}
    where ${isSeen} and ${isWithin(scope, sql`s`)} and s.confirmed_by is null
      and s.mark_revision = seen.mark_revision and s.ai_analysis is not null`);
}
