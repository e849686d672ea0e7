import { createPool } from '../../server/database/client.ts';
import type { Measured } from './generator.ts';
import { numbers, questionId, QUESTIONS, quizCode, studentId, TYPICAL_ANSWER } from './school.ts';
import { upsertQuery } from './statement.ts';

/** A process that sends the statement that saves an answer straight to PostgreSQL. */

export interface DirectJob {
  connectionString: string;
  students: number;
  seconds: number;
  firstRevision: number;
}

async function run(job: DirectJob): Promise<Measured> {
  const pool = createPool(job.connectionString);
  const measured: Measured = { times: [], seconds: 0, failures: {}, cpuSeconds: 0 };
  const before = process.cpuUsage();
  const from = performance.now();
  const end = from + job.seconds * 1_000;
  const saveAs = async (student: number) => {
    for (let sent = 0; performance.now() < end; sent += 1) {
      const started = performance.now();
      const { rowCount } = await pool.query(
        upsertQuery({
          quizCode: quizCode(1),
          userId: studentId(student),
          questionId: questionId(1 + (sent % QUESTIONS)),
          answer: TYPICAL_ANSWER,
          revision: job.firstRevision + sent,
          isSaved: false,
        }),
      );
      if (rowCount !== 1) throw new Error('An upsert stored nothing.');
      measured.times.push(performance.now() - started);
    }
  };
  await Promise.all(numbers(job.students).map(saveAs));
  measured.seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(before);
  measured.cpuSeconds = (user + system) / 1_000_000;
  measured.times.sort((a, b) => a - b);
  await pool.end();
  return measured;
}

process.once('message', (job: DirectJob) => {
  void run(job).then((measured) => process.send?.(measured, () => process.disconnect()));
});
