import { sql, type SQL } from 'drizzle-orm';
import { MAX_FOUND_OF_A_KIND } from '../../../shared/business-rules.ts';
import type { Found, FoundKind } from '../../../shared/contract/search.ts';
import { shownEmail } from '../../../shared/sign-in-name.ts';
import type { Database } from '../../database/client.ts';
import { isPersonFound } from '../accounts/public.ts';
import { className } from '../classes/public.ts';
import { isReachable } from '../quizzes/public.ts';

type Row = Omit<Found, 'kind'> & Record<string, unknown>;

const holds = (part: string, text: SQL) => sql`position(${part} in lower(${text})) > 0`;
/** What begins with the search stands before what only holds it. */
const beginsFirst = (part: string, text: SQL) => sql`not starts_with(lower(${text}), ${part})`;

async function list(database: Database, kind: FoundKind, statement: SQL): Promise<Found[]> {
  const { rows } = await database.execute<Row>(sql`${statement} limit ${MAX_FOUND_OF_A_KIND}`);
  return rows.map((row) => ({ kind, ...row }));
}

/** A code is read out in two halves, and typed so. */
const isQuizFound = (part: string) =>
  sql`(${holds(part.replaceAll(/\s/g, ''), sql`quiz.quiz_code`)} or ${holds(part, sql`quiz.title`)})`;
const quizTitle = sql`coalesce(nullif(quiz.title, ''), quiz.quiz_code)`;

/** Quizzes within the reach of a teacher, or (null) all. */
export const findQuizzes = (database: Database, part: string, teacherId: string | null) =>
  list(
    database,
    'quiz',
    sql`
      select quiz.quiz_code as id, ${quizTitle} as title, quiz.quiz_code as detail
      from quizzes quiz
      where quiz.deleted_at is null and ${isReachable(teacherId)} and ${isQuizFound(part)}
      order by ${beginsFirst(part, quizTitle)}, quiz.created_at desc, quiz.quiz_code`,
  );

async function listPeople(database: Database, kind: FoundKind, part: string, isMeant: SQL) {
  const found = await list(
    database,
    kind,
    sql`
      select person.id, person.name as title, person.email as detail from "user" person
      where ${isMeant} and ${isPersonFound(sql`person.search_text`, part)}
      order by ${beginsFirst(part, sql`person.name`)}, lower(left(person.name, 100)), person.id`,
  );
  return found.map((person) => ({ ...person, detail: shownEmail(person.detail) }));
}

/** Students of the classes in use that a teacher has today, or (null) of the school. */
export const findStudents = (database: Database, part: string, teacherId: string | null) =>
  listPeople(
    database,
    'student',
    part,
    teacherId === null
      ? sql`person.role = 'student'`
      : sql`person.role = 'student' and person.id = any(array(
          select membership.student_id from class_teaching teaching
          join class_memberships membership on membership.teacher_code = teaching.teacher_code
          where teaching.teacher_id = ${teacherId} and not teaching.is_archived))`,
  );

export const findColleagues = (database: Database, part: string) =>
  listPeople(database, 'colleague', part, sql`person.role = 'teacher'`);

export const findAdministrators = (database: Database, part: string) =>
  listPeople(database, 'administrator', part, sql`person.role = 'admin'`);

/** Classes in use of a teacher, or (null) all. */
export const findClasses = (database: Database, part: string, teacherId: string | null) =>
  list(
    database,
    'class',
    sql`
      select class.teacher_code as id, ${className} as title, class.teacher_code as detail
      from tenants class
      where class.archived_at is null
        and ${
          teacherId === null
            ? sql`true`
            : sql`class.teacher_code in (
                select teacher_code from class_teaching where teacher_id = ${teacherId})`
        }
        and (${holds(part, className)} or ${holds(part, sql`class.teacher_code`)})
      order by ${beginsFirst(part, className)}, lower(${className}), class.teacher_code`,
  );

/** The expression of `questions_words_index`, which the search needs to be quick. */
const questionWords = sql`to_tsvector('simple', question_text || ' ' || topic || ' ' || spec_code)`;

/**
 * Questions of the bank with all of these words, newest first.
 * @param words As `to_tsquery` reads them; empty where the search has none.
 */
export const findQuestions = async (database: Database, words: string) =>
  words === ''
    ? []
    : list(
        database,
        'question',
        sql`
          select id, coalesce(nullif(left(question_text, 160), ''), topic) as title,
                 concat_ws(' · ', nullif(subject, ''), nullif(topic, ''), nullif(spec_code, '')) as detail
          from questions
          where deleted_at is null and ${questionWords} @@ to_tsquery('simple', ${words})
          order by created_at desc, id`,
      );

/** Quizzes that a student handed in. */
export const findScores = (database: Database, part: string, userId: string) =>
  list(
    database,
    'score',
    sql`
      select quiz.quiz_code as id, ${quizTitle} as title, quiz.quiz_code as detail
      from attempts attempt join quizzes quiz on quiz.quiz_code = attempt.quiz_code
      where attempt.user_id = ${userId} and attempt.finished_at is not null
        and ${isQuizFound(part)}
      order by attempt.finished_at desc, quiz.quiz_code`,
  );
