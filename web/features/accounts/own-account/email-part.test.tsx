// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { EmailPart } from './email-part.tsx';

const mutation = vi.hoisted(() => ({
  mutationOptions: (options: object) => ({ mutationFn: async () => ({}), ...options }),
}));
vi.mock('../../../api/client.ts', () => ({
  api: { account: { sendEmailProof: mutation, changeEmail: mutation } },
}));

const account = {
  hasEmail: true,
  signInName: 'maya@school.example',
  isEmailProved: true,
  sendsMail: true,
  hasPassword: true,
} as OwnAccount;
const changeEmail = () => screen.getByRole('button', { name: 'Change email' });

beforeEach(() => {
  const Wrapper = queryWrapper(new QueryClient());
  render(
    <Wrapper>
      <MantineProvider>
        <EmailPart account={account} />
      </MantineProvider>
    </Wrapper>,
  );
  fireEvent.click(changeEmail());
});
afterEach(cleanup);

it('tells a screen reader that the link is on its way, and returns the focus', async () => {
  const told = screen.getByRole('status');
  fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'new@school.example' } });
  fireEvent.submit(screen.getByLabelText('New email').closest('form') ?? document.body);
  await waitFor(() => expect(told.textContent).toBe(ownAccountMessages.emailChangeSent));
  expect(screen.getByRole('status')).toBe(told);
  expect(document.activeElement).toBe(changeEmail());
});

it('returns the focus when the change is cancelled', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(changeEmail());
});
