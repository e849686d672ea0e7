import { describe, expect, it } from 'vitest';
import { isGuarded, redirectFor, routeAccess } from './route-access.ts';

describe('the route table', () => {
  it('leaves the front page and the sign-in page open', () => {
    expect(redirectFor(routeAccess['/'], null)).toBeNull();
    expect(redirectFor(routeAccess['/login'], 'student')).toBeNull();
  });

  it('sends visitors who are not signed in to the front page', () => {
    const closed = Object.entries(routeAccess).filter(([, access]) => access !== 'everyone');
    for (const [, access] of closed) expect(redirectFor(access, null)).toBe('/');
  });

  it('opens the dashboard to every role', () => {
    for (const role of ['student', 'teacher', 'admin'] as const) {
      expect(redirectFor(routeAccess['/dashboard'], role)).toBeNull();
    }
  });

  it('sends the wrong role to the dashboard', () => {
    expect(redirectFor(routeAccess['/create-quiz'], 'student')).toBe('/dashboard');
    expect(redirectFor(routeAccess['/enter-quiz'], 'teacher')).toBe('/dashboard');
    expect(redirectFor(routeAccess['/enter-quiz'], 'admin')).toBe('/dashboard');
    expect(redirectFor(routeAccess['/create-quiz'], 'teacher')).toBeNull();
    expect(redirectFor(routeAccess['/view-my-scores'], 'student')).toBeNull();
  });
});

it.each([
  ['/view-my-scores', true],
  ['/student-profile/s1', true],
  ['/', false],
  ['/reset-password', false],
  ['/no-such-page', false],
])('%s sends visitors elsewhere: %s', (pathname, expected) => {
  expect(isGuarded(pathname)).toBe(expected);
});
