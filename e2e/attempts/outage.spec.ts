import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { loadQuiz } from '../testing/attempt-page.ts';

const FIRST_WORDS = 'They release energy.';
const WORDS = 'They release energy in aerobic respiration.';
const LIMIT_SECONDS = 12;

test('words typed while the server was down are handed in when it is back, and marked as such', async ({
  openAs,
  apiAs,
  greenpen,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: LIMIT_SECONDS });
  const page = await openAs(people.student);
  const { answer, state } = await loadQuiz(page, quizCode);
  await answer(1).fill(FIRST_WORDS);
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await greenpen.kill();
  await answer(1).fill(WORDS);
  await expect(page.getByRole('heading', { name: 'Time is up!' })).toBeVisible();

  // The page reconnects only once the server has ended the attempt by itself.
  await page.context().setOffline(true);
  await greenpen.start();
  await expect
    .poll(async () => {
      const { items } = await teacher.attempts.listLiveAttempts({ quizCode });
      return items.find(({ startedAt }) => startedAt !== null)?.finishedBecause;
    })
    .toBe('deadline');
  await page.context().setOffline(false);
  await expect(page.getByText('Your answers are with your teacher.')).toBeVisible();
  await expect(page.getByText('could not be submitted')).toBeHidden();

  const desk = await openAs(people.teacher);
  await desk.goto(`/view-quiz-responses?code=${quizCode}&view=questions`);
  const late = desk.getByText('These words came after the deadline');
  await expect(late).toBeVisible();
  await expect(desk.getByText(WORDS).first()).toBeVisible();
  await late.getByText('What the server had before').click();
  await expect(late.getByText(FIRST_WORDS, { exact: true })).toBeVisible();
});
