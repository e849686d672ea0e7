import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

const TEACHERS = 200;
const [STUDENTS, SITTERS, SITTINGS] = [40_000, 1_000, 20];
const [QUIZZES, QUESTIONS] = [3_000, 10];

/**
 * Builds a school large enough that PostgreSQL prefers an index wherever there is one. The teacher
 * has thirty of its students and twenty of its quizzes, Q00001 and so on.
 */
export async function fillLargeSchool(
  database: Database,
  { id: teacherId, teacherCode }: { id: string; teacherCode: string },
): Promise<void> {
  await database.execute(sql`
    insert into "user" (id, name, email, username)
    select 'student' || n, 'Student ' || n, 'student' || n || '@school.example', 'Student ' || n
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into "user" (id, name, email, username, role, teacher_code, tenant)
    select 'teacher' || n, 'Teacher ' || n, 'teacher' || n || '@school.example', 'Teacher ' || n,
           'teacher', 'OTHER-' || n, 'OTHER-' || n
    from generate_series(1, ${TEACHERS}) n`);
  await database.execute(sql`
    insert into tenants (teacher_code, teacher_name, teacher_id)
    select 'OTHER-' || n, 'Teacher ' || n, 'teacher' || n
    from generate_series(1, ${TEACHERS}) n`);
  await database.execute(sql`
    insert into account (id, account_id, provider_id, user_id)
    select 'account' || n, 'student' || n, 'credential', 'student' || n
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into session (id, expires_at, token, user_id)
    select 'session' || n, now() + interval '7 days', 'token' || n, 'student' || n
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into class_memberships (student_id, teacher_code)
    select 'student' || n, case when n <= 30 then ${teacherCode} else 'OTHER-' || 1 + n % ${TEACHERS} end
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by)
    select 'question' || n, 'Explain step ' || n, 'a step (1)', 1, 'Topic', 'Biology', 'GCSE', '4',
           ${teacherId}
    from generate_series(1, ${QUIZZES * QUESTIONS}) n`);
  await database.execute(sql`
    insert into quizzes (quiz_code, title, default_time_limit, creator_uid)
    select 'Q' || lpad(n::text, 5, '0'), 'Quiz ' || n, 600,
           case when n <= 20 then ${teacherId} else 'teacher' || 1 + n % ${TEACHERS} end
    from generate_series(1, ${QUIZZES}) n`);
  await database.execute(sql`
    insert into quiz_questions (quiz_code, question_id, position)
    select 'Q' || lpad(z::text, 5, '0'), 'question' || (z - 1) * ${QUESTIONS} + n, n - 1
    from generate_series(1, ${QUIZZES}) z, generate_series(1, ${QUESTIONS}) n`);
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, deadline_at, finished_at)
    select 'Q' || lpad((1 + (s * 7 + n * 13) % ${QUIZZES})::text, 5, '0'), 'student' || s, now(), now()
    from generate_series(1, ${SITTERS}) s, generate_series(1, ${SITTINGS}) n
    on conflict do nothing`);
  await database.transaction(async (transaction) => {
    // Turns off checks of each row against the rows that it was made from.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision,
                               submitted_at, mark_awarded)
      select quiz_code, user_id, question_id, 'Plants take in light.', true, 1, now(), 1
      from attempts join quiz_questions using (quiz_code)`);
    await transaction.execute(sql`
      insert into mark_events (quiz_code, user_id, question_id, old_feedback, new_feedback,
                               mark_revision)
      select quiz_code, user_id, question_id, '', '', 1 from submissions`);
  });
  await database.execute(sql`
    insert into typing_results (uid, username, wpm, accuracy, chars_typed, words_completed,
                                test_session_id)
    select 'student' || n, 'Student', n % 120, 95, n % 600, n % 120, 'run' || n
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into typing_bests (uid, wpm, accuracy, at, username)
    select uid, wpm, accuracy, timestamp, username from typing_results`);
  await database.execute(sql`vacuum analyze`);
}
