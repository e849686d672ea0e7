import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const forms = [
  { path: '/school-settings', other: 'Who to ask about personal data', save: 'Save' },
  { path: '/first-steps', other: 'Name of the school', save: 'Save these decisions' },
];

for (const { path, other, save } of forms) {
  test(`another administrator’s changes in the meantime are kept, on ${path}`, async ({
    openAs,
    apiAs,
  }) => {
    const { system } = await apiAs(people.admin);
    await system.changeSettings({ safeguardingLead: ['former@school.example'] });
    const page = await openAs(people.admin);
    await page.goto(path);
    const lead = page.getByLabel('Safeguarding lead');
    await expect(lead).toHaveValue('former@school.example');
    // The demo school has no mail server.
    await expect(page.getByText(/nobody is emailed when the welfare check/)).toBeVisible();

    await system.changeSettings({ safeguardingLead: ['new@school.example'] });
    await page.getByLabel(other).fill('Ms Lee');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await expect(lead).toHaveValue('new@school.example');
    const { settings } = await system.getSettings();
    expect(settings.safeguardingLead).toEqual(['new@school.example']);

    await system.changeSettings({ safeguardingLead: [], schoolName: '', privacyContact: '' });
  });
}
