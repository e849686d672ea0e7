import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher writes the reports of a class in four steps', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please enter at least one student name.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Student Names').fill('Robin Ash,  Kit Reed, ,Jo Vale');
  await expect(page.getByText('3 of 30 students')).toBeVisible();
  await expect(page.getByText('Please enter at least one student name.')).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByLabel('Class Name').fill('10B');
  await page.getByLabel('Subject').fill('Biology');
  await page.getByLabel('Term').fill('Autumn Term');
  await page.getByLabel('Units Covered').fill('Cells, Organisation');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  const robin = page.getByRole('region', { name: 'Robin Ash' });
  await robin.getByLabel('Level').selectOption('7');
  await robin.getByLabel('Pronouns').selectOption('she');
  await robin.getByLabel('Positives').fill('asks good questions; confident with graphs');
  await robin.getByLabel('Areas to Improve').fill('show working');
  await robin.getByRole('button', { name: 'Comment bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Comments for Robin Ash' });
  await bank.getByLabel('Search comments').fill('uncertainty');
  await expect(bank.getByRole('region', { name: 'Strengths' }).getByRole('listitem')).toHaveCount(
    0,
  );
  await bank.getByRole('button', { name: /^Add: Robin should link several ideas/ }).click();
  await expectAccessible(page);
  await bank.getByRole('button', { name: 'Close' }).click();
  await expect(robin.getByLabel('Areas to Improve')).toHaveValue(
    'show working. Robin should link several ideas in one explanation and comment on uncertainty.',
  );
  await expectAccessible(page);

  await page.reload();
  await expect(robin.getByLabel('Positives')).toHaveValue(/asks good questions/);
  await page.getByRole('button', { name: 'Generate Reports' }).click();

  const report = page.getByRole('textbox', { name: 'Report for Robin Ash' });
  await expect(report).toHaveValue(
    /Strengths\nRobin asks good questions\. Confident with graphs\./,
  );
  await expect(report).toHaveValue(/Proficient/);
  await expect(page.getByText('3 of 3 reports')).toBeVisible();
  await expect(page.getByText('No AI wrote these reports.')).toBeVisible();
  await expectAccessible(page);

  await report.fill('Robin works well with Kit.');
  await report.blur();
  await expect(page.getByText('Names another student: Kit.')).toBeVisible();
  await page.reload();
  await expect(report).toHaveValue('Robin works well with Kit.');

  const kit = page.getByRole('region', { name: 'Report for Kit Reed' });
  const before = await kit.getByRole('textbox').inputValue();
  await kit.getByRole('textbox').fill('Kit tries hard.');
  await kit.getByRole('textbox').blur();
  await kit.getByRole('button', { name: 'Write again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
  await expect(kit.getByRole('textbox')).toHaveValue(before);

  for (const format of ['CSV', 'XLSX', 'DOCX']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: format }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe(
      `10B Biology Autumn Term reports.${format.toLowerCase()}`,
    );
  }

  await page.getByRole('button', { name: 'Start New Batch' }).click();
  await expect(page.getByLabel('Student Names')).toHaveValue('');
  const earlier = page.getByRole('region', { name: 'Earlier reports' });
  // Other tests write reports as the same teacher at the same time.
  await earlier
    .getByRole('button', { name: /^Open 10B · Biology/ })
    .first()
    .click();
  await expect(report).toHaveValue('Robin works well with Kit.');
});

test('more than thirty names are refused, and nothing typed is lost', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  const names = Array.from({ length: 31 }, (_, index) => `Student ${index + 1}`).join(', ');
  await page.getByLabel('Student Names').fill(names);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('You can only enter up to 30 students at a time.')).toBeVisible();
  await expect(page.getByLabel('Student Names')).toHaveValue(names);
});

test('a comment bank that cannot be imported is reported where it was chosen, and imported once corrected', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  // Chosen before the bank has loaded: a question about replacing it would make no sense.
  const { promise: hasChosen, resolve: letBankCome } = Promise.withResolvers<void>();
  await page.route('**/api/report-comments', async (route) => {
    await hasChosen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Comment bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Comments for Robin Ash' });
  const choose = async (row: string) => {
    const chooser = page.waitForEvent('filechooser');
    await bank.getByRole('button', { name: 'Import CSV' }).click();
    const text = `Subject,Level from,Level to,Part,Comment\n${row}\n`;
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  };
  await choose('Latin,1,12,Strength,[Name] parses well.');
  letBankCome();
  await expect(bank.getByRole('alert').filter({ hasText: 'Row 1 is not a comment' })).toBeVisible();
  await expectAccessible(page);
  await choose('Latin,1,9,Strength,[Name] parses well.');
  await expect(bank.getByText('1 comment from your school is in the bank.')).toBeVisible();
  await expect(bank.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('students picked from the class have their marked work beside the notes', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByRole('button', { name: 'Pick from my class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').fill(people.idleStudent.name);
  await dialog.getByRole('checkbox', { name: people.idleStudent.name }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const evidence = page.getByRole('group', { name: 'Marked work' }).getByRole('button').first();
  await expect(evidence).toHaveText(/^\d+% in \w/);
  await expect(page.getByLabel('Areas to Improve')).toHaveValue('');
  await evidence.click();
  await page.getByRole('menuitem', { name: 'Add to areas to improve' }).click();
  await expect(page.getByLabel('Areas to Improve')).toHaveValue(/^\d+% in \w/);
  await expectAccessible(page);
  await expect(page.getByLabel('Positives')).toHaveValue('');
});

test('students are picked from any class of the teacher', async ({ openAs, apiAs }) => {
  const { classes } = await apiAs(people.teacher);
  const name = '7B for reports';
  const { teacherCode } = await classes.create({ name });
  await classes.createStudents({ teacherCode, names: ['Wendel Quick'] });
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByRole('button', { name: 'Pick from my class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: people.idleStudent.name }).check();
  await dialog.getByRole('combobox', { name: 'Class' }).selectOption(name);
  await dialog.getByRole('checkbox', { name: 'Wendel Quick' }).check();
  await expect(dialog.getByRole('checkbox', { name: people.idleStudent.name })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(page.getByLabel('Student Names')).toHaveValue(/Wendel Quick/);
  await classes.setArchived({ teacherCode, archived: true });
});

test('an unreachable server is reported, and entries are kept', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  await page.getByLabel('Student Names').fill('Robin Ash');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Positives').fill('kind');
  await page.route('**/api/report-batches', (route) => route.abort());
  await page.getByRole('button', { name: 'Generate Reports' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await page.unroute('**/api/report-batches');
  await page.getByRole('button', { name: 'Generate Reports' }).click();
  await expect(page.getByRole('textbox', { name: 'Report for Robin Ash' })).toHaveValue(/Kind/);
});
