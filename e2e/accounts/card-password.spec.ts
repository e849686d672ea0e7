import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a student with a new card chooses a password on a phone before anything else', async ({
  apiAs,
  browser,
  greenpen,
}) => {
  const admin = await apiAs(people.admin);
  const { classes } = await apiAs(people.teacher);
  const [own] = (await classes.list({})).items;
  const names = [`Card Holder ${randomUUID().slice(0, 6)}`];
  const { cards } = await classes.createStudents({ teacherCode: own?.teacherCode ?? '', names });
  await admin.system.changeSettings({ newPasswordAfterCard: true });
  const phone = await browser.newPage({
    baseURL: greenpen.address,
    viewport: { width: 390, height: 844 },
  });
  try {
    await phone.goto(`/login?name=${cards[0]?.signInName}`);
    await phone.getByLabel('Password', { exact: true }).fill(cards[0]?.password ?? '');
    await phone.getByRole('button', { name: 'Sign In' }).click();
    await expect(phone.getByText('Your school asks you to set your own password.')).toBeVisible();
    await expectAccessible(phone);
    await phone.goto('/view-my-scores');
    await expect(phone).toHaveURL(/account/);
    await phone.getByLabel('Password on your card').fill(cards[0]?.password ?? '');
    await phone.getByLabel('New password', { exact: true }).fill(cards[0]?.password ?? '');
    await phone.getByLabel('Confirm new password').fill(cards[0]?.password ?? '');
    await phone.getByRole('button', { name: 'Set password' }).click();
    await expect(phone.getByText('Please choose another.')).toBeVisible();
    await phone.getByLabel('New password', { exact: true }).fill('seven purple lanterns');
    await phone.getByLabel('Confirm new password').fill('seven purple lanterns');
    await phone.getByRole('button', { name: 'Set password' }).click();
    await expect(phone).toHaveURL(/dashboard/);
    await expect(phone.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  } finally {
    await admin.system.changeSettings({ newPasswordAfterCard: false });
    await phone.close();
  }
});
