import type { Page, Route } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';
import { screens } from './testing/screens.ts';

/** The API's names for texts that people write, in the school's own script and language. */
const PEOPLES_WORDS = new Set([
  'actorName',
  'answer',
  'author',
  'className',
  'comment',
  'creatorName',
  'description',
  'displayName',
  'feedback',
  'firstName',
  'instructions',
  'lastName',
  'markSchemeAnswer',
  'missedPoint',
  'name',
  'newFeedback',
  'note',
  'oldFeedback',
  'ownerName',
  'point',
  'question',
  'questionText',
  'quizTitle',
  'quote',
  'reason',
  'sampleAnswer',
  'schoolName',
  'studentName',
  'subject',
  'subjectName',
  'teacher',
  'teacherName',
  'term',
  'text',
  'title',
  'topic',
  'unitsCovered',
  'userAnswer',
  'username',
  'words',
]);

const ARABIC = 'مرحبا';
/** Marks the end of people's words; has no width. */
const END = '\u200b';

/** Returns true for an identifier in one of these fields, such as "signInName". */
const isOurs = (value: string) => /^[a-z][a-zA-Z-]*$/.test(value);

/** Returns the response as if everyone in the school began their texts in Arabic. */
function inArabic(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return PEOPLES_WORDS.has(key) && value !== '' && !isOurs(value)
      ? `${ARABIC} ${value}${END}`
      : value;
  if (Array.isArray(value)) return value.map((part) => inArabic(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inArabic(part, name)]),
  );
}

async function answerInArabic(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = response.headers()['content-type']?.includes('application/json') ?? false;
  if (!isJson) return route.fulfill({ response });
  await route.fulfill({ response, json: inArabic(await response.json()) });
}

/**
 * Finds texts and fields that begin with an Arabic word which is not at the far right, and
 * interface sentences that run in the direction of the Arabic within them.
 */
const findFromTheLeft = (page: Page) =>
  page.evaluate(
    ({ arabic, last }) => {
      const found: string[] = [];
      const say = (words: string) => found.push(words.slice(0, 90));
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
        if (!field.value?.startsWith(arabic)) continue;
        if (getComputedStyle(field).direction !== 'rtl') say(`in a field: ${field.value}`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const words = node.textContent ?? '';
        const start = words.indexOf(arabic);
        const end = start + arabic.length;
        if (start < 0 || node.parentElement?.closest('svg, script, style, title') !== null)
          continue;
        // Skips text for screen readers only.
        if (node.parentElement.closest('caption, .mantine-VisuallyHidden-root') !== null) continue;
        if (!node.parentElement.checkVisibility() || words.slice(end).trim() === '') continue;
        const unisolated = [...node.parentElement.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join('')
          .replaceAll(/\u2068[^\u2069]*\u2069/g, '');
        const ours = unisolated.replaceAll(new RegExp(`${arabic}[^${last}]*${last}?`, 'g'), '');
        if (ours !== unisolated && /\p{L}/u.test(ours)) say(`in our words: ${words}`);
        const stop = words.includes(last, end) ? words.indexOf(last, end) : words.length;
        const boxOf = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return range.getClientRects();
        };
        const [first] = boxOf(start, start + 1);
        if (first === undefined || first.width < 1) continue;
        const sameLine = [...boxOf(end, stop)].filter(
          ({ top, bottom, width }) => width > 1 && top < first.bottom && bottom > first.top,
        );
        if (sameLine.some(({ left }) => left > first.left)) say(words);
      }
      return [...new Set(found)];
    },
    { arabic: ARABIC, last: END },
  );

/** How many are checked one after the other on one page. */
const IN_A_ROW = 7;

for (const person of new Set(screens.map((screen) => screen.person))) {
  if (person === null) continue;
  const theirs = screens.filter((screen) => screen.person === person);
  for (let first = 0; first < theirs.length; first += IN_A_ROW) {
    const some = theirs.slice(first, first + IN_A_ROW);
    const names = some.map(({ name }) => name).join('; ');
    test(`Arabic is displayed from right to left on each of these: ${names}`, async ({
      openAs,
    }) => {
      const page = await openAs(person);
      await page.route('**/api/**', answerInArabic);
      for (const { name, path, shows, open } of some) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(shows);
        await open?.(page);
        expect.soft(await findFromTheLeft(page), name).toEqual([]);
      }
    });
  }
}

test('Arabic is displayed from right to left in the list of earlier reports', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  await teacher.reports.startBatch({
    students: [
      { name: 'Maya', positives: 'Asks good questions.', areasToImprove: 'Checks units.' },
    ],
    classInfo: { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' },
  });
  const page = await openAs(people.teacher);
  await page.route('**/api/**', answerInArabic);
  await page.goto('/auto-report');
  await expect(page.getByRole('region', { name: 'Earlier reports' })).toBeVisible();
  expect(await findFromTheLeft(page)).toEqual([]);
});

/** Dialogs that contain people's words, by page and the buttons to press in order. */
const dialogs = [
  { person: people.teacher, path: '/view-students', press: ['Edit class'] },
  { person: people.teacher, path: '/view-students', press: ['Add students'] },
  { person: people.teacher, path: '/view-students', press: [/^Actions for/, 'New card'] },
  { person: people.teacher, path: '/view-quizzes', press: [/^More actions/, 'Printable slips'] },
  { person: people.teacher, path: '/view-quizzes', press: [/^More actions/, 'Set for classes'] },
  { person: people.teacher, path: '/view-quizzes', press: [/^More actions/, 'Delete'] },
  { person: people.teacher, path: '/view-quizzes', press: ['Search everything'] },
  {
    person: people.teacher,
    path: '/student-profile/demo-maya-patel',
    press: ['Correct name or email'],
  },
  {
    person: people.teacher,
    path: '/view-quiz-responses?code=DEMO03&view=check',
    press: ['History'],
  },
  {
    person: people.teacher,
    path: '/view-quiz-responses?code=DEMO03&view=check',
    press: ['Mark All with AI'],
  },
  { person: people.admin, path: '/manage-users', press: [/^Actions for/, 'Suspend'] },
  { person: people.admin, path: '/manage-users', press: [/^Actions for/, 'Delete'] },
] as const;

for (const person of [people.teacher, people.admin]) {
  test(`Arabic is displayed from right to left in the dialogs of ${person.name}`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    await page.route('**/api/**', answerInArabic);
    for (const { path, press } of dialogs.filter((dialog) => dialog.person === person)) {
      await page.goto(path);
      for (const name of press)
        await page
          .getByRole('button', { name })
          .or(page.getByRole('menuitem', { name }))
          .first()
          .click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      expect.soft(await findFromTheLeft(page), `${path}, ${press.at(-1)}`).toEqual([]);
    }
  });
}
