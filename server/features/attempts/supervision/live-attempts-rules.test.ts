import { expect, it } from 'vitest';
import { lastHeardOf, liveAttemptState } from './live-attempts-rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const student = { startedAt: ago(300), finishedAt: null, lastSeenAt: ago(2), lastWroteAt: null };

it.each([
  ['not-started', { startedAt: null, lastSeenAt: null }],
  ['here', {}],
  ['here', { lastSeenAt: ago(18) }],
  ['offline', { lastSeenAt: ago(19) }],
  ['writing', { lastWroteAt: ago(20) }],
  ['here', { lastWroteAt: ago(21) }],
  ['writing', { lastSeenAt: ago(60), lastWroteAt: ago(5) }],
  ['offline', { lastSeenAt: ago(60), lastWroteAt: ago(40) }],
  ['finished', { finishedAt: ago(1), lastWroteAt: ago(2) }],
])('the state is %s for %j', (state, signs) => {
  expect(liveAttemptState({ ...student, ...signs }, now)).toBe(state);
});

it('a word counts as a sign of life just as a check-in does', () => {
  const signs = { ...student, lastSeenAt: ago(60), lastWroteAt: ago(5) };
  expect(lastHeardOf(signs)).toEqual(ago(5));
  expect(lastHeardOf({ ...signs, lastWroteAt: ago(90) })).toEqual(ago(60));
  expect(lastHeardOf({ ...signs, lastSeenAt: null, lastWroteAt: null })).toBeNull();
});
