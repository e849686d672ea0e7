// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOtherPersons, pageOwner } from '../../../api/page-owner.ts';
import { OwnPage } from './own-page.tsx';

vi.mock('../../../api/client.ts', () => ({
  client: { accounts: { currentUser: async () => ({ user: null }) } },
}));

const page = () => screen.queryByText('Maya’s feedback');
const store = (key: string, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockReset();
  pageOwner.set('maya');
  render(
    <MantineProvider>
      <OwnPage>
        <p>Maya’s feedback</p>
      </OwnPage>
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  isOtherPersons.set(false);
});

it('shows nothing of a student once they have signed out in another tab', () => {
  store('greenpen.person', null);
  expect(page()).toBeNull();
  expect(window.location.replace).toHaveBeenCalledWith('/');
});

it('stays while nobody signs out', () => {
  store('greenpen.person', '"maya"');
  store('pendingSaves_ABC123_maya', null);
  expect(page()).toBeTruthy();
  expect(window.location.replace).not.toHaveBeenCalled();
});
