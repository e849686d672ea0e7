import { expect, type Page } from '@playwright/test';
import { findDemoQuestions } from './find-demo-questions.ts';
import { type Person, people } from './people.ts';

/** A route in one of its states, with the demo school's data. */
export interface Screen {
  name: string;
  /** Null for a visitor. */
  person: Person | null;
  path: string;
  /** The page's part of the document title. */
  title: string;
  /** Text that must be visible before the screen is examined. */
  shows: string;
  /** Expands what is collapsed. */
  open?: (page: Page) => Promise<void>;
}

const { teacher, student, admin, newStudent } = people;

const visitorScreens: Omit<Screen, 'person'>[] = [
  {
    name: 'front page',
    path: '/',
    title: 'Greenpen',
    shows: 'Marking that starts in pencil',
  },
  { name: 'privacy', path: '/privacy', title: 'Privacy', shows: 'UK GDPR' },
  {
    name: 'built-in marker',
    path: '/built-in-marker',
    title: 'What the built-in marker can and cannot mark',
    shows: 'How often it gave the same mark',
  },
  { name: 'terms', path: '/terms', title: 'Terms', shows: 'school' },
  { name: 'source code', path: '/github', title: 'Source code', shows: 'Source code' },
  { name: 'sign-in', path: '/login', title: 'Sign in', shows: 'Password' },
  {
    name: 'sign-in, forgotten password',
    path: '/login',
    title: 'Sign in',
    shows: 'Forgot your password',
    open: (page) => page.getByRole('button', { name: 'Forgot your password' }).click(),
  },
  {
    name: 'sign-up, refused',
    path: '/signup',
    title: 'Create an account',
    shows: 'Confirm Password',
    open: (page) => page.getByRole('button', { name: 'Register' }).click(),
  },
  {
    name: 'set a password, refused',
    path: '/reset-password',
    title: 'Set your password',
    shows: 'expired',
  },
  {
    name: 'refused from a learning platform',
    path: '/launch?problem=NO_QUIZ',
    title: 'From your learning platform',
    shows: 'No quiz has been chosen',
  },
  {
    name: 'signed in elsewhere',
    path: '/signed-in',
    title: 'Signed in',
    shows: 'You are signed in.',
  },
  {
    name: 'confirm an email, signed out',
    path: '/confirm-email?token=none',
    title: 'Confirm your email',
    shows: 'Please sign in first',
  },
  { name: 'page not found', path: '/nowhere', title: 'Page not found', shows: 'no page' },
];

const studentScreens: Omit<Screen, 'person'>[] = [
  {
    name: 'dashboard, student',
    path: '/dashboard',
    title: 'Dashboard',
    shows: 'Enter Quiz Code',
  },
  {
    name: 'enter quiz, refused',
    path: '/enter-quiz',
    title: 'Enter Quiz',
    shows: 'No questions loaded yet.',
    open: (page) => page.getByRole('button', { name: 'Load Quiz' }).click(),
  },
  {
    name: 'my scores',
    path: '/view-my-scores',
    title: 'My Quiz Scores',
    shows: 'DEMO03',
    open: (page) => page.getByRole('button', { name: 'View Details' }).last().click(),
  },
  { name: 'typing test', path: '/typing-test', title: 'Typing Test', shows: 'Start Test' },
  {
    name: 'join a teacher, refused',
    path: '/join-teacher',
    title: 'Join Teacher',
    shows: 'Teacher code',
    open: (page) => page.getByRole('button', { name: 'Join Class' }).click(),
  },
];

const teacherScreens: Omit<Screen, 'person'>[] = [
  {
    name: 'dashboard, teacher',
    path: '/dashboard',
    title: 'Dashboard',
    shows: 'Class Performance Overview',
  },
  {
    name: 'question manager',
    path: '/create-questions',
    title: 'Question Manager',
    shows: 'Select all',
  },
  {
    name: 'edit question',
    path: '/edit-question/demo-bio-mitochondria',
    title: 'Edit Question',
    shows: 'site of (aerobic) respiration',
  },
  {
    name: 'create quiz',
    path: '/create-quiz',
    title: 'Create Quiz',
    shows: 'Select all',
    open: async (page) => {
      await page.getByRole('button', { name: 'Create Quiz' }).click();
      await findDemoQuestions(page);
      await page.getByRole('checkbox', { name: /^Select: .*Describe the job/ }).check();
    },
  },
  {
    name: 'quiz overview',
    path: '/quiz-success?code=DEMO01',
    title: 'Cells and energy',
    shows: 'mitochondria',
  },
  { name: 'view quizzes', path: '/view-quizzes', title: 'View Quizzes', shows: 'DEMO03' },
  {
    name: 'live quiz',
    path: '/live-quiz/DEMO01',
    title: 'Live quiz DEMO01',
    shows: 'Aisha Rahman',
  },
  {
    name: 'quiz responses, empty',
    path: '/view-quiz-responses',
    title: 'Quiz Responses',
    shows: 'to view student submissions.',
  },
  {
    name: 'quiz responses by student',
    path: '/view-quiz-responses?code=DEMO03',
    title: 'Rivers, networks and power',
    shows: 'Aisha Rahman',
    open: async (page) => {
      await page.getByRole('button', { name: 'Aisha Rahman' }).click();
      await page.getByRole('button', { name: /^Question 1/ }).click();
      await expect(page.getByText('Mark scheme').first()).toBeVisible();
    },
  },
  {
    name: 'quiz responses by question',
    path: '/view-quiz-responses?code=DEMO03&view=questions',
    title: 'Rivers, networks and power',
    shows: '15 different',
  },
  {
    name: 'quiz responses to check first',
    path: '/view-quiz-responses?code=DEMO03&view=check',
    title: 'Rivers, networks and power',
    shows: 'the most doubtful first',
  },
  {
    name: 'quiz results',
    path: '/quiz-results/DEMO03',
    title: 'Quiz Results DEMO03',
    shows: 'Hannah Goldberg',
    open: async (page) => {
      await page.getByRole('button', { name: 'Mark scheme answer to question 1' }).click();
      await page.getByRole('button', { name: 'What is this? Median' }).click();
    },
  },
  {
    name: 'quiz settings',
    path: '/quiz-settings/DEMO01',
    title: 'Settings of DEMO01',
    shows: 'Classes and times',
  },
  {
    name: 'reteach',
    path: '/reteach/DEMO03',
    title: 'Reteach DEMO03',
    shows: 'Points most missed',
    open: (page) => page.getByRole('button', { name: /^Show all \d+ points$/ }).click(),
  },
  { name: 'my students', path: '/view-students', title: 'My Students', shows: 'Aisha Rahman' },
  {
    name: 'student profile',
    path: '/student-profile/demo-maya-patel',
    title: 'Maya Patel',
    shows: 'Quiz History',
  },
  { name: 'results', path: '/quiz-results', title: 'Results', shows: 'DEMO03' },
  { name: 'own account', path: '/account', title: 'My account', shows: 'Passkeys' },
  { name: 'welfare', path: '/welfare', title: 'Welfare', shows: 'Things students have written' },
  { name: 'reports', path: '/auto-report', title: 'AutoReport', shows: 'Student' },
];

const adminScreens: Omit<Screen, 'person'>[] = [
  { name: 'dashboard, admin', path: '/dashboard', title: 'Dashboard', shows: 'Manage Users' },
  {
    name: 'manage users',
    path: '/manage-users',
    title: 'Manage Users',
    shows: 'a.rahman',
  },
  { name: 'classes', path: '/classes', title: 'Classes', shows: 'Import a roster' },
  {
    name: 'welfare, a missing text',
    path: '/welfare/none',
    title: 'Welfare',
    shows: 'There is no such text to read.',
  },
  { name: 'marker', path: '/marker', title: 'Marker', shows: 'The built-in marker' },
  {
    name: 'what leaves the school',
    path: '/what-leaves',
    title: 'What leaves the school',
    shows: 'No model has been called.',
  },
  {
    name: 'school settings',
    path: '/school-settings',
    title: 'School settings',
    shows: 'Safeguarding lead',
  },
  {
    name: 'first steps',
    path: '/first-steps',
    title: 'First steps',
    shows: 'Save these decisions',
  },
  {
    name: 'connections',
    path: '/connections',
    title: 'Connections',
    shows: 'There are none yet.',
  },
  {
    name: 'audit trail',
    path: '/audit-trail',
    title: 'Audit trail',
    shows: 'signed in.',
  },
  { name: 'system', path: '/system', title: 'System', shows: 'Nothing needs your attention' },
];

const of = (person: Person | null, screens: readonly Omit<Screen, 'person'>[]): Screen[] =>
  screens.map((screen) => ({ ...screen, person }));

/** Every route, in its main states. */
export const screens: readonly Screen[] = [
  ...of(null, visitorScreens),
  ...of(student, studentScreens),
  ...of(newStudent, [
    {
      name: 'my scores, none yet',
      path: '/view-my-scores',
      title: 'My Quiz Scores',
      shows: 'completed any quizzes yet',
    },
  ]),
  ...of(teacher, teacherScreens),
  ...of(admin, adminScreens),
];
