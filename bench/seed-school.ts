import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';

/** Students who have all sat the same quizzes; the prefix names them and their quizzes. */
export interface School {
  prefix: string;
  quizzes: number;
  students: number;
  questions: number;
}

export const codeOf = ({ prefix }: School, number = 1) =>
  `${prefix}${String(number).padStart(5, '0')}`;

/** Adds quizzes that every student of the school sat, with nine of ten answers marked. */
export async function addSchool(
  database: Database,
  creatorUid: string,
  school: School,
): Promise<void> {
  const { prefix, quizzes, students, questions } = school;
  await database.execute(sql`
    insert into "user" (id, name, email, username)
    select ${prefix} || n, 'Student ' || ${prefix} || n, ${prefix} || n || '@school.example', 'S' || n
    from generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by)
    select ${prefix} || 'q' || n, 'Explain step ' || n || '.', 'names the step (1)', 1 + n % 6,
           'Topic ' || n % 5, 'Biology', 'GCSE', '4.' || n % 5, ${creatorUid}
    from generate_series(1, ${questions}) n`);
  await database.execute(sql`
    insert into quizzes (quiz_code, title, default_time_limit, creator_uid)
    select ${prefix} || lpad(n::text, 5, '0'), 'Quiz ' || n, 600, ${creatorUid}
    from generate_series(1, ${quizzes}) n`);
  await database.execute(sql`
    insert into quiz_questions (quiz_code, question_id, position)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || 'q' || n, n - 1
    from generate_series(1, ${quizzes}) z, generate_series(1, ${questions}) n`);
  // Already scanned, as a school's answers are: a download waits for those that are not.
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, deadline_at, finished_at, welfare_checked_at)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || n, now(), now(), now()
    from generate_series(1, ${quizzes}) z, generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision,
                             submitted_at, mark_awarded, ai_mark, feedback, ai_analysis)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || s, ${prefix} || 'q' || n,
           repeat('The plant takes in light and makes sugar. ', 1 + (s + n) % 6) || 'Note ' || s, true, 1, now(),
           case when (s + n + z) % 10 = 0 then null else (s * n + z) % (2 + n % 6) end, 1,
           'You named the light. Say what it is for.',
           '{"points": [{"point": "light", "marksAvailable": 1, "marksAwarded": 1, "quote": "light"},
             {"point": "energy", "marksAvailable": 1, "marksAwarded": 0, "quote": null}],
             "flags": [], "confidence": 0.9, "marker": "built-in", "promptHash": "bench"}'::jsonb
    from generate_series(1, ${quizzes}) z, generate_series(1, ${students}) s,
         generate_series(1, ${questions}) n`);
}
