import type { Page } from '@playwright/test';
import { expectToFitAPhone, findCutShort } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people, type Person } from '../testing/people.ts';
import { buildHostileSchool, type HostileSchool } from './hostile-school.ts';

declare global {
  interface Window {
    /** What went wrong in this page: scripts that ran, and what the policy had to block. */
    harm: string[];
    hit: (place: string) => void;
  }
}

/** Records every script of a hostile text that runs, or that only the security policy blocks. */
async function watchForHarm(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  await page.addInitScript(() => {
    window.harm = [];
    window.hit = (place) => {
      window.harm.push(`ran: ${place}`);
    };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.harm.push(`stopped: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

const MAX_FOLDS = 30;

/** Expands everything collapsed on the page, repeatedly. */
async function openEverything(page: Page): Promise<void> {
  const folded = page.locator('main [aria-expanded="false"]:not([aria-haspopup])');
  for (let count = 0; count < MAX_FOLDS && (await folded.count()) > 0; count += 1) {
    await folded
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  }
}

async function expectHarmless(page: Page): Promise<void> {
  expect.soft(await page.evaluate(() => window.harm)).toEqual([]);
  const made = await page.evaluate(() => {
    const elements = document.querySelectorAll(
      'script:not([src]), iframe, object, embed, [src="x"], [onerror], [onload], [href^="javascript:" i]',
    );
    return [...elements].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect.soft(made).toEqual([]);
}

/** Returns all readable text on the page, including fields. */
function readAll(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    const values = [...fields].map(({ value }) => value);
    const options = [...document.querySelectorAll('option')].map(({ text }) => text);
    return [document.body.innerText, ...values, ...options].join('\n');
  });
}

interface Visit {
  who: Person;
  path: string;
  /** Places whose texts must be visible as plain text. */
  sees: string[];
  /** What to do first on that page. */
  first?: (page: Page) => Promise<void>;
}

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

function visitsOf(school: HostileSchool): Visit[] {
  const { teacher, student, quizCode, openQuizCode, studentId, questionId } = school;
  const desk = `/view-quiz-responses?code=${quizCode}`;
  return [
    { who: teacher, path: '/dashboard', sees: [] },
    { who: teacher, path: '/create-questions', sees: ['question text', 'topic'] },
    { who: teacher, path: `/edit-question/${questionId}`, sees: ['mark scheme', 'synonyms'] },
    { who: people.teacher, path: `/edit-question/${questionId}`, sees: ['question text'] },
    { who: people.teacher, path: '/create-questions', sees: ['question text'] },
    { who: people.teacher, path: '/create-quiz', sees: ['question text'] },
    { who: teacher, path: '/view-quizzes', sees: ['quiz title'] },
    { who: people.admin, path: '/view-quizzes', sees: ['quiz title'] },
    { who: teacher, path: `/quiz-success?code=${quizCode}`, sees: [] },
    { who: teacher, path: desk, sees: ['student name', 'answer', 'feedback'] },
    { who: people.admin, path: desk, sees: ['student name', 'answer', 'feedback'] },
    { who: teacher, path: desk, sees: ['answer'], first: tab(/^By question/) },
    { who: teacher, path: desk, sees: [], first: tab(/^Check these first/) },
    { who: teacher, path: desk, sees: ['appeal'], first: tab(/Appeals|Questions from/) },
    { who: teacher, path: `/live-quiz/${quizCode}`, sees: ['student name'] },
    { who: teacher, path: `/quiz-results/${quizCode}`, sees: ['student name'] },
    { who: teacher, path: `/reteach/${quizCode}`, sees: [] },
    { who: teacher, path: '/view-students', sees: ['student name'] },
    { who: teacher, path: `/student-profile/${studentId}`, sees: ['student name'] },
    { who: people.admin, path: `/student-profile/${studentId}`, sees: ['student name'] },
    { who: teacher, path: '/auto-report', sees: ['class name'] },
    { who: people.admin, path: '/manage-users', sees: ['student name'] },
    { who: student, path: '/dashboard', sees: ['student name'] },
    { who: student, path: '/join-teacher', sees: [] },
    { who: student, path: '/view-my-scores', sees: ['answer', 'feedback', 'appeal'] },
    {
      who: student,
      path: `/enter-quiz?code=${openQuizCode}`,
      sees: ['question text', 'quiz title'],
      first: (page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
    },
  ];
}

test('everything that anyone writes is shown to everyone as plain text, and makes no page wider', async ({
  request,
  apiAs,
  openAs,
}) => {
  const school = await buildHostileSchool({ request, apiAs });
  for (const { who, path, sees, first } of visitsOf(school)) {
    await test.step(`${path} as ${who.email}`, async () => {
      const page = await openAs(who);
      await watchForHarm(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await first?.(page);
      await expect
        .soft(async () => {
          await openEverything(page);
          const read = await readAll(page);
          const missing = sees.filter((place) => !read.includes(`onerror=hit('${place}')`));
          expect(missing).toEqual([]);
        })
        .toPass();
      await expectHarmless(page);
      await expectToFitAPhone(page);
      expect.soft(await findCutShort(page), 'cut, and said nowhere').toEqual([]);
    });
  }
});

test('an address cannot make a page run anything', async ({ openBrowser }) => {
  const page = await openBrowser();
  await watchForHarm(page);
  const text = encodeURIComponent(`"'><img src=x onerror=hit('address')>`);
  for (const path of [
    `/login?returnTo=javascript:hit('address')`,
    `/login?returnTo=${text}`,
    `/signed-in?error=${text}`,
    `/reset-password?token=${text}`,
    `/${text}`,
    `/?${text}#${text}`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectHarmless(page);
  }
});

test('none of our pages needs anything that the security policy forbids', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await watchForHarm(page);
  for (const path of ['/', '/login', '/signup', '/privacy', '/terms', '/api/docs/']) {
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).not.toContain('unsafe');
    expect([path, await page.evaluate(() => window.harm)]).toEqual([path, []]);
  }
});
