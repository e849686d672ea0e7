import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { submissions } from '../database/schema/attempts.ts';
import { quizzes } from '../database/schema/quizzes.ts';
import { lookThroughQuiz } from '../features/attempts/public.ts';
import { listRoutes } from '../http/check-permissions.ts';
import { DISCLOSURE } from '../testing/quizzes/disclosed-quiz.ts';
import { actorNames } from '../testing/permissions/expected-outcomes.ts';
import { buildAnalysis } from '../testing/quizzes/pencil-quiz.ts';
import { startSampledApp, type SampledApp } from '../testing/permissions/sampled-app.ts';

const FEEDBACK = 'Say more about plants.';

/** People who mark the quiz: its teacher, those who share it, and administrators. */
const MARKERS = ['class teacher', 'admin', 'co-teacher', 'cover teacher'];

describe('a disclosure by a student, in every call that reads', () => {
  let app: SampledApp['app'];
  let school: SampledApp['school'];
  let samples: SampledApp['samples'];

  beforeAll(async () => {
    ({ app, school, samples } = await startSampledApp());
    const { quizCode, submissionId } = school.markedSubmission;
    const point = { point: 'plants', marksAvailable: 1, marksAwarded: 1, quote: DISCLOSURE };
    await app.database
      .update(submissions)
      .set({
        userAnswer: DISCLOSURE,
        markAwarded: 1,
        aiMark: 1,
        feedback: FEEDBACK,
        confirmedBy: school.people['class teacher'].id,
        aiAnalysis: buildAnalysis({ points: [point] }),
      })
      .where(eq(submissions.submissionId, submissionId));
    await app.database
      .update(quizzes)
      .set({ resultsRelease: 'as-marked' })
      .where(eq(quizzes.quizCode, quizCode));
    await lookThroughQuiz(app, quizCode);
  });
  afterAll(() => app.stop());

  const listShowing = async (words: string) => {
    const { quizCode, submissionId } = school.markedSubmission;
    const codes = new RegExp(`${school.quiz.quizCode}|${school.satQuiz.quizCode}`, 'g');
    const showing: [string, string[]][] = [];
    for (const { name, path, method } of listRoutes(contract)) {
      if (method !== 'GET') continue;
      const { params = {}, query = '' } = samples[name] ?? {};
      const about = 'submissionId' in params ? { ...params, submissionId } : params;
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => about[part] ?? '');
      const address = `${app.address}/api${filled}?${query}`.replaceAll(codes, quizCode);
      const answers = await Promise.all(
        actorNames.map((actor) =>
          fetch(address, { headers: { cookie: school.cookies[actor] } }).then(textOf),
        ),
      );
      const readers = actorNames.filter((_actor, index) => answers[index]?.includes(words));
      if (readers.length > 0) showing.push([name, readers]);
    }
    return Object.fromEntries(showing);
  };

  it('is shown to its student and on the desk, and in no file for anyone else', async () => {
    expect(await listShowing(DISCLOSURE)).toEqual({
      'marking.listResponses': MARKERS,
      'results.myScores': ['student'],
    });
  });

  it('brings its student no feedback until somebody has decided on it', async () => {
    expect(await listShowing(FEEDBACK)).toEqual({ 'marking.listResponses': MARKERS });
  });
});

/** Returns the text of a response, including the cells of a workbook. */
async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return '';
  }
  if (!type.includes('spreadsheetml')) return response.text();
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  return JSON.stringify(sheets.map(({ rows }) => rows));
}
