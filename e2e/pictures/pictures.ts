import type { Page } from '@playwright/test';
import { people, type Person } from '../testing/people.ts';

/** A picture of the product in use, on the demo school. */
export interface Picture {
  name: string;
  person: Person;
  path: string;
  /**
   * The element at the picture's upper edge, below a small margin; the top of the page by default.
   */
  from?: string;
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Heights of the picture in CSS pixels, for a desktop and a phone window; 0 takes none. */
  heights: { wide: number; narrow: number };
}

const { teacher, student, admin } = people;

async function chooseDoubtful(page: Page): Promise<void> {
  await page.getByRole('option').nth(1).click();
}

async function sitQuiz(page: Page): Promise<void> {
  await page.getByLabel('Quiz Code').fill('DEMO01');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  const first = page.getByRole('region', { name: 'Question 1' });
  await first.getByRole('textbox').fill('A cell wall and chloro');
  await page.waitForTimeout(2_500);
}

/** The pictures of the front page, taken in light and dark. */
export const frontPictures: readonly Picture[] = [
  {
    name: 'desk',
    person: teacher,
    path: '/view-quiz-responses?code=DEMO03&view=check',
    from: 'in ink',
    prepare: chooseDoubtful,
    heights: { wide: 720, narrow: 720 },
  },
  {
    name: 'groups',
    person: teacher,
    path: '/view-quiz-responses?code=DEMO03&view=questions',
    from: 'By question',
    heights: { wide: 760, narrow: 720 },
  },
  {
    name: 'results',
    person: teacher,
    path: '/quiz-results/DEMO03',
    heights: { wide: 720, narrow: 720 },
  },
  {
    name: 'phone',
    person: student,
    path: '/enter-quiz',
    prepare: sitQuiz,
    heights: { wide: 0, narrow: 740 },
  },
];

/** The pictures of docs/guide-for-teachers.md and docs/guide-for-it.md, taken in light. */
export const guidePictures: readonly Picture[] = [
  {
    name: 'questions',
    person: teacher,
    path: '/create-questions',
    heights: { wide: 760, narrow: 0 },
  },
  {
    name: 'quiz-code',
    person: teacher,
    path: '/quiz-success?code=DEMO01',
    heights: { wide: 620, narrow: 0 },
  },
  {
    name: 'live-quiz',
    person: teacher,
    path: '/live-quiz/DEMO01',
    heights: { wide: 620, narrow: 0 },
  },
  {
    name: 'check-first',
    person: teacher,
    path: '/view-quiz-responses?code=DEMO03&view=check',
    prepare: chooseDoubtful,
    heights: { wide: 900, narrow: 0 },
  },
  {
    name: 'results',
    person: teacher,
    path: '/quiz-results/DEMO03',
    heights: { wide: 800, narrow: 0 },
  },
  { name: 'marker', person: admin, path: '/marker', heights: { wide: 760, narrow: 0 } },
  { name: 'people', person: admin, path: '/manage-users', heights: { wide: 700, narrow: 0 } },
];
