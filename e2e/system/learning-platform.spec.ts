import type { Page } from '@playwright/test';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import {
  startLtiPlatform,
  type LtiPlatform,
  type PlatformUser,
} from '../../server/testing/lti/lti-platform.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';
import { DEMO_PASSWORD, people, type Person } from '../testing/people.ts';

const maya: PlatformUser = { sub: 'maya', name: 'Maya from Moodle', role: 'Learner' };

async function signInHere(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /now$/ }).click();
}

test.describe('a learning platform', () => {
  let greenpen: GreenpenProcess;
  let platform: LtiPlatform;
  test.beforeAll(async () => {
    [greenpen, platform] = await Promise.all([
      GreenpenProcess.launch({ PRIVATE_ADDRESSES: 'on' }),
      startLtiPlatform(),
    ]);
    platform.knowTool(greenpen.address);
    const cookie = await signIn(greenpen.address, people.admin.email, DEMO_PASSWORD);
    const { lti } = createApiClient(greenpen.address, cookie);
    await lti.add({ ...platform.registration, makesTeachers: false });
  });
  test.afterAll(async () => {
    await Promise.all([greenpen.stop(), platform.stop()]);
  });

  const login = () =>
    `${greenpen.address}/api/lti/login?${new URLSearchParams({
      iss: platform.origin,
      client_id: platform.clientId,
      login_hint: 'whoever',
      target_link_uri: `${greenpen.address}/api/lti/launch`,
    }).toString()}`;
  /** Opens a page of the platform that shows the link in a frame, as Moodle and Canvas do. */
  const openCourse = (page: Page) =>
    page.goto(`${platform.origin}/course?${new URLSearchParams({ login: login() }).toString()}`);

  test('is added by an administrator', async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto(`${greenpen.address}/login`);
    await signInHere(page, people.admin);
    await page.goto(`${greenpen.address}/connections`);
    await page.getByRole('button', { name: 'Add a platform' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Make the address' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Type the values instead' }).click();
    await expect(dialog.getByText('/api/lti/keys')).toBeVisible();
    await expectAccessible(page);
    const { registration } = platform;
    await dialog.getByLabel('Name').fill('Our Canvas');
    await dialog.getByLabel('Address where people open it').fill('moodle');
    await dialog.getByLabel('Issuer').fill(registration.issuer);
    await dialog.getByLabel('Client ID').fill('another');
    await dialog.getByLabel('Deployment IDs').fill('7, 8');
    await dialog.getByLabel('Authentication request URL').fill(registration.authUrl);
    await dialog.getByLabel('Access token URL').fill(registration.tokenUrl);
    await dialog.getByLabel('Public keyset URL').fill(registration.jwksUrl);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('starts with https://')).toBeVisible();
    await dialog.getByLabel('Address where people open it').fill(platform.origin);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Our Canvas', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change Our Canvas' }).click();
    await expect(dialog.getByLabel('Deployment IDs')).toHaveValue('7,8');
    await dialog.getByLabel('Deployment IDs').clear();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No deployment ID yet')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Our Canvas' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Our Canvas', { exact: true })).toBeHidden();
  });

  test('shows its students a quiz within its pages', async ({ openBrowser }) => {
    const student = await openBrowser();
    platform.launchNext(maya, platform.quiz('DEMO01'));
    await openCourse(student);
    const frame = student.frameLocator('iframe');
    await expect(frame.getByText('Your time starts when you press Start.')).toBeVisible();
    await frame.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(frame.getByRole('button', { name: 'Submit & Finish' })).toBeVisible();
    await expect(frame.getByText(/Time Remaining/)).toBeVisible();
    // After another launch, for example after a lost connection, the student continues where they
    // were.
    await frame.getByRole('textbox').first().fill('They release energy.');
    await expect(frame.locator('[data-status=saved]')).toBeVisible();
    platform.launchNext(maya, platform.quiz('DEMO01'));
    await openCourse(student);
    await expect(frame.getByRole('button', { name: 'Submit & Finish' })).toBeVisible();
    await expect(frame.getByRole('textbox').first()).toHaveValue('They release energy.');
    // The sign-in applies to the frame only: elsewhere in the browser nobody is signed in.
    await student.goto(`${greenpen.address}/dashboard`);
    await expect(student).toHaveURL(`${greenpen.address}/`);
  });

  test('opens a tab if the browser keeps no cookies in frames', async ({ openBrowser }) => {
    const page = await openBrowser();
    // Simulates a browser that blocks cookies: they are gone on the way back.
    platform.launchNext({ ...maya, sub: 'zoe', name: 'Zoe' }, platform.quiz('DEMO01'), () =>
      page.context().clearCookies(),
    );
    await openCourse(page);
    const frame = page.frameLocator('iframe');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Open Greenpen in a new tab' }).click(),
    ]);
    await expect(tab.getByText('You have come from Our Moodle as Zoe.')).toBeVisible();
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'I am new here' }).click();
    await expect(tab.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expectAccessible(tab);
  });

  test('leads a teacher to their account, and accepts the quiz that they choose', async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const tom: PlatformUser = { sub: 'tom', name: 'Ms A. Okafor', role: 'Instructor' };
    platform.launchNext(tom, platform.deepLinking('kept'));
    await openCourse(page);
    const link = page.frameLocator('iframe').getByRole('link', { name: /new tab$/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(tab.getByText('A school administrator can make one for you.')).toBeVisible();
    await tab.getByRole('link', { name: 'I have an account' }).click();
    await signInHere(tab, people.teacher);
    await tab.getByRole('button', { name: /Use my account: Ms Amara Okafor/ }).click();
    // The page that waits for the choice is the platform's, and the tab cannot reach it.
    await expect(tab.getByText('choose the content there again')).toBeVisible();
    await expectAccessible(tab);
    platform.launchNext(tom, platform.deepLinking('kept'));
    await page.goto(login());
    await expect(page.getByRole('heading', { name: 'Choose a quiz' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Linked' })).toBeVisible();
    const { user } = await createApiClient(greenpen.address).accounts.currentUser();
    expect(user).toBeNull();
  });

  test('explains why a launch was refused', async ({ openBrowser }) => {
    const page = await openBrowser();
    platform.launchNext(maya, {
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': 'unheard-of',
    });
    await page.goto(login());
    await expect(page.getByText('not this deployment of it')).toBeVisible();
    await expect(page.getByText('Deployment ID: unheard-of')).toBeVisible();
    await expectAccessible(page);
  });
});
