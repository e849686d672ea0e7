import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const teacherRoutes = [
  '/create-questions',
  '/create-quiz',
  '/quiz-success?code=DEMO01',
  '/view-quizzes',
  '/view-quiz-responses?code=DEMO02',
];
const studentRoutes = ['/enter-quiz', '/view-my-scores', '/join-teacher'];
const otherRoutes = ['/manage-users', '/view-students'];

test('a visitor is sent to the front page', async ({ page }) => {
  for (const route of ['/dashboard', ...teacherRoutes, ...studentRoutes, ...otherRoutes]) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/');
  }
});

test('a student is sent from a teacher’s pages to the dashboard', async ({ openAs }) => {
  const page = await openAs(people.student);
  for (const route of teacherRoutes) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/dashboard');
  }
});

test('staff are sent from a student’s pages to the dashboard', async ({ openAs }) => {
  for (const person of [people.teacher, people.admin]) {
    const page = await openAs(person);
    for (const route of studentRoutes) {
      await page.goto(route);
      await expect(page, route).toHaveURL('/dashboard');
    }
  }
});

test('Manage Users is only for administrators, My Students only for teachers', async ({
  openAs,
}) => {
  const closed = [
    { route: '/manage-users', visitors: [people.student, people.teacher] },
    { route: '/view-students', visitors: [people.student, people.admin] },
  ];
  for (const { route, visitors } of closed) {
    for (const person of visitors) {
      const page = await openAs(person);
      await page.goto(route);
      await expect(page, route).toHaveURL('/dashboard');
    }
  }
});

// Spec section 2, Dashboard feature cards by role.
const cards = {
  admin: {
    'Manage Users': '/manage-users',
    'Create Questions': '/create-questions',
    'Create Quiz': '/create-quiz',
    'View Quizzes': '/view-quizzes',
    'View Answers': '/view-quiz-responses',
    AutoReport: '/auto-report',
  },
  teacher: {
    'Create Questions': '/create-questions',
    'Create Quiz': '/create-quiz',
    'View Quizzes': '/view-quizzes',
    'View Answers': '/view-quiz-responses',
    'View Students': '/view-students',
    AutoReport: '/auto-report',
  },
  student: {
    'Join Teacher': '/join-teacher',
    'Enter Quiz Code': '/enter-quiz',
    'View My Scores': '/view-my-scores',
    'Typing Test': '/typing-test',
  },
} as const;

for (const role of ['admin', 'teacher', 'student'] as const) {
  test(`the dashboard of a ${role} has the cards of that role and no others`, async ({
    openAs,
  }) => {
    const page = await openAs(people[role]);
    await page.goto('/dashboard');
    const links = page.getByRole('navigation', { name: 'What you can do' }).getByRole('link');
    const expected = Object.entries(cards[role]);
    await expect(links).toHaveCount(expected.length);
    for (const [index, [title, path]] of expected.entries()) {
      await expect(links.nth(index)).toContainText(title);
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
  });
}
