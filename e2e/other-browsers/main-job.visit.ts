import { storedDrafts } from '../testing/classroom.ts';
import { DEMO_PASSWORD, people, type Person } from '../testing/people.ts';
import type { Visitor } from './visitor.ts';
import { expect, test } from './visits.ts';

const FIRST_WORDS = 'They release energy in respiration.';
const WORDS_OFFLINE = 'Typed while the server was away.';

async function signIn(visitor: Visitor, { email }: Person): Promise<void> {
  await visitor.open('/login');
  await visitor.write('Email', email);
  await visitor.write('Password', DEMO_PASSWORD);
  await visitor.press('Sign In');
  await visitor.press('Go to dashboard now');
  await visitor.sees('Dashboard');
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.press('Logout');
  await visitor.sees('Book a Demo');
}

test('a quiz from its creation to its results, through an outage', async ({
  visitor,
  greenpen,
  apiAs,
}) => {
  await test.step('a teacher creates a quiz', async () => {
    await signIn(visitor, people.teacher);
    await visitor.open('/create-quiz');
    await visitor.empty('Quiz Code');
    await visitor.write('Quiz Code', 'OTHER1');
    await visitor.write('Default Time Limit (minutes)', '20');
    await visitor.tick('Select: Describe the job');
    await visitor.press('Create Quiz');
    await visitor.sees('Your quiz is ready');
    await visitor.open('/view-quizzes');
    await visitor.sees('OTHER1');
    await signOut(visitor);
  });

  await test.step('a student sits it', async () => {
    await signIn(visitor, people.student);
    await visitor.open('/enter-quiz');
    await visitor.write('Quiz Code', 'other1');
    await visitor.press('Load Quiz');
    await visitor.sees('Time Remaining');
    await visitor.call('async () => { await navigator.serviceWorker.ready; }', []);
    await visitor.write('Your answer to question 1', FIRST_WORDS);
    await visitor.press('Save');
    await visitor.sees('Saved ✓');
    await visitor.press('Edit Answer');
  });

  await test.step('the server dies: the words stay, and a reload says what to do', async () => {
    await greenpen.kill();
    await visitor.key('End');
    await visitor.write('Your answer to question 1', WORDS_OFFLINE);
    await visitor.sees(/[Kk]ept on this device/);
    await visitor.open('/enter-quiz').catch(() => undefined);
    await visitor.sees('There is no connection.');
    await greenpen.start();
  });

  await test.step('and everything is there when it is back', async () => {
    await visitor.open('/enter-quiz');
    await visitor.write('Quiz Code', 'OTHER1');
    await visitor.press('Load Quiz');
    await visitor.sees('Time Remaining');
    const student = await apiAs(people.student);
    await expect
      .poll(async () => (await storedDrafts(student, 'OTHER1')).join())
      .toContain(WORDS_OFFLINE);
    await visitor.press('Submit & Finish');
    await visitor.sees('Test completed!');
    await signOut(visitor);
  });

  await test.step('the teacher watches, marks by keyboard and releases', async () => {
    await signIn(visitor, people.teacher);
    await visitor.open('/live-quiz/OTHER1');
    await visitor.sees(people.student.name);
    const teacher = await apiAs(people.teacher);
    await teacher.marking.startRun({ quizCode: 'OTHER1', mode: 'all' });
    // A desk that is open when a run ends moves on to the answers to check.
    await expect
      .poll(async () => (await teacher.marking.listRuns({ quizCode: 'OTHER1' }))[0]?.state)
      .toBe('completed');
    await visitor.open('/view-quiz-responses?code=OTHER1&view=questions');
    await visitor.sees(/\d of 1 in ink/);
    await visitor.press('They release energy');
    await visitor.key('1');
    await visitor.key('Enter');
    await visitor.sees('1 of 1 in ink');
    await visitor.press('Release results');
    await visitor.confirm('Release results');
    await visitor.sees(/Released on/);
    await visitor.open('/quiz-results/OTHER1');
    await visitor.sees('Question Difficulty Analysis');
    await signOut(visitor);
  });

  await test.step('the student reads the mark', async () => {
    await signIn(visitor, people.student);
    await visitor.open('/view-my-scores');
    await visitor.sees('OTHER1');
    await visitor.press('View Details');
    await visitor.sees(WORDS_OFFLINE);
  });
});
