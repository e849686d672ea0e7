// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScoreBadge } from './score-badge.tsx';

afterEach(cleanup);

it('tells a student with a low score to keep practising, and a teacher that it is poor', () => {
  render(<ScoreBadge percent={12} isOwn />);
  expect(screen.getByText('Keep practising')).toBeDefined();
  cleanup();
  render(<ScoreBadge percent={12} />);
  expect(screen.getByText('Poor')).toBeDefined();
});

it('shows both the same words for other scores', () => {
  render(<ScoreBadge percent={85} isOwn />);
  expect(screen.getByText('Excellent')).toBeDefined();
});
