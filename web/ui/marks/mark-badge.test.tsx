// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MarkBadge } from './mark-badge.tsx';

afterEach(cleanup);

const said = (about: Partial<Parameters<typeof MarkBadge>[0]>) => {
  const { container } = render(
    <MantineProvider>
      <MarkBadge state="pencil" mark={0} maxMark={2} {...about} />
    </MantineProvider>,
  );
  return container.querySelector('[class*="group"]')?.textContent;
};

it('says who gave a mark in pencil, and shows the AI’s sign on no other', () => {
  expect(said({})).toBe('AI0 / 2, marked by AI');
  expect(said({ giver: 'exact' })).toBe('0 / 2, marked exactly, without AI');
  expect(said({ giver: 'blank' })).toBe('0 / 2, left blank');
});

it('does not attribute a mark to the AI because a teacher has accepted it', () => {
  expect(said({ state: 'accepted', giver: 'blank' })).toBe(
    '0 / 2, left blank, accepted by the teacher',
  );
  expect(said({ state: 'accepted', giver: 'exact', isInBulk: true })).toBe(
    '0 / 2, marked exactly, without AI, accepted in bulk',
  );
  expect(said({ state: 'overridden', aiMark: 1, giver: 'exact' })).toBe(
    "0 / 2, the teacher's own markExact marking gave 1",
  );
});
