import { demoStudents } from '../../server/database/demo-data/people.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { setOneMark } from '../../server/testing/quizzes/set-one-mark.ts';
import { markedClass } from './marked-class.ts';

const ANSWER = 'Respiration takes place there';

/**
 * Creates a released quiz whose first two students wrote the same, and returns the first of them.
 */
async function releasedClass(apiAs: Parameters<typeof markedClass>[0]) {
  const [student = people.student] = demoStudents;
  const { quizCode, teacher } = await markedClass(apiAs, [
    [ANSWER, 'Particles spread out.'],
    [ANSWER, ''],
  ]);
  await teacher.quizzes.setReleased({ quizCode, released: true });
  return { quizCode, teacher, student };
}

test('a student questions a mark, the teacher decides, the student reads why', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher, student } = await releasedClass(apiAs);
  const page = await openAs(student);
  await page.goto('/view-my-scores');
  const card = page.getByRole('article').filter({ hasText: quizCode });
  await card.getByRole('button', { name: 'View Details' }).click();
  const ask = card.getByRole('button', { name: 'Question this mark: question 1' });

  await test.step('the student says which point, and why', async () => {
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send to my teacher' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /releases \/ transfers energy/ }).check();
    await dialog.getByLabel('Your reason').fill('Respiration is what releases energy.');
    await dialog.getByRole('button', { name: 'Send to my teacher' }).click();
    await expect(card.getByText('You questioned this mark.')).toBeVisible();
    await expect(ask).toHaveCount(0);
  });

  const desk = await openAs(people.teacher);
  await desk.goto(`/view-quiz-responses?code=${quizCode}`);
  const tab = desk.getByRole('tab', { name: 'Appeals' });
  const appeal = desk.getByRole('article', { name: 'Question 1' });

  await test.step('the teacher finds it on the desk with everything needed to decide', async () => {
    await expect(tab).toContainText('1');
    await tab.click();
    for (const words of ['Respiration is what releases energy.', ANSWER, 'Marking points']) {
      await expect(appeal).toContainText(words);
    }
    await expectAccessible(desk);
  });

  await test.step('a decision needs a new mark and a reason', async () => {
    await appeal.getByRole('button', { name: 'Change the mark' }).click();
    await expect(appeal.getByText('Please give a mark from 0 to 2')).toBeVisible();
    await appeal.getByRole('checkbox', { name: /releases \/ transfers energy/ }).check();
    await expect(appeal.getByLabel('New mark')).toHaveValue('2');
    await expect(appeal.getByLabel('Feedback')).toHaveValue('Well done: you earned both marks.');
    await appeal.getByRole('button', { name: 'Change the mark' }).click();
    await expect(appeal.getByText('Please say why.')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('it also applies to students who wrote the same', async () => {
    await appeal.getByLabel('Your reason').fill('That is what it does, indeed.');
    await appeal.getByLabel('Also for the answer that says the same').check();
    await appeal.getByRole('button', { name: 'Change the mark' }).click();
    await expect(appeal).toContainText('Mark changed from 1 to 2');
    await expect(tab).toHaveText('Appeals');
    const { students } = await teacher.marking.listResponses({ quizCode });
    const firstMarks = students.map(({ submissions }) =>
      submissions.filter(({ userAnswer }) => userAnswer === ANSWER).map((one) => one.markAwarded),
    );
    expect(firstMarks).toEqual([[2], [2]]);
    const { items } = await teacher.marking.listAppeals({ quizCode });
    expect(items[0]?.submission.tickedPoints).toMatchObject([
      { marksAwarded: 1 },
      { marksAwarded: 1 },
    ]);
  });

  await test.step('the student sees it with the reason, and cannot ask again', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'View Details' }).click();
    await expect(
      card.getByText('Your teacher looked at it: mark changed from 1 to 2.'),
    ).toBeVisible();
    await expect(card.getByText('That is what it does, indeed.')).toBeVisible();
    await expect(ask).toHaveCount(0);
  });
});

test('a mark that stands, one that has changed in the meantime, and one that was decided elsewhere', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher, student } = await releasedClass(apiAs);
  const { quizzes } = await (await apiAs(student)).results.myScores();
  const answers = quizzes.find((quiz) => quiz.quizCode === quizCode)?.answers ?? [];
  const marking = (await apiAs(student)).marking;
  for (const { submissionId } of answers) await marking.appeal({ submissionId, reason: 'Why?' });

  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=appeals`);
  const first = page.getByRole('article', { name: 'Question 1' });
  const second = page.getByRole('article', { name: 'Question 2' });
  const decide = async (card: typeof first) => {
    await card.getByLabel('Your reason').fill('The scheme asks for more.');
    await card.getByRole('button', { name: 'The mark stands' }).click();
  };
  await expect(page.getByRole('button', { name: 'The mark stands' })).toHaveCount(2);
  const openAppeals = async () => (await teacher.marking.listAppeals({ quizCode })).items;

  await test.step('nobody decides on a mark that has changed unseen', async () => {
    const appealed = (await openAppeals()).find(
      ({ submission }) => submission.userAnswer === ANSWER,
    );
    if (!appealed) throw new Error('The first answer has no appeal.');
    const { submissionId, submission } = appealed;
    const { markRevision } = submission;
    await setOneMark(teacher, { submissionId, markRevision, markAwarded: 0 });
    await decide(first);
    await expect(
      first.getByText('Someone else has changed this mark in the meantime.'),
    ).toBeVisible();
    await expect(first).toContainText('0 / 2');
    await expect(first.getByLabel('Your reason')).toHaveValue('The scheme asks for more.');
    await first.getByRole('button', { name: 'The mark stands' }).click();
    await expect(first).toContainText('The mark stands');
    await expect(first.getByLabel('Your reason')).toHaveCount(0);
  });

  await test.step('a decision made elsewhere is shown', async () => {
    const other = (await openAppeals()).find(({ outcome }) => outcome === null);
    if (!other) throw new Error('Both appeals are decided.');
    const { submissionId, submission } = other;
    const { markRevision } = submission;
    const reason = 'Decided in the staff room.';
    await teacher.marking.decideAppeal({ submissionId, markRevision, newMark: null, reason });
    await decide(second);
    await expect(page.getByText('This question has already been decided.')).toBeVisible();
    await expect(second).toContainText(reason);
  });
});
