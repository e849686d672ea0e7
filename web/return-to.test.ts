import { describe, expect, it } from 'vitest';
import { loginPath, returnPathFrom, returnPathInState, safeReturnPath } from './return-to.ts';

describe('safeReturnPath', () => {
  it.each(['/create-quiz', '/quiz-success?code=DEMO01', '/view-quizzes?a=1#top'])(
    'follows %s, a path of this site',
    (path) => expect(safeReturnPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    null,
    undefined,
  ])('goes to the dashboard instead of %j', (candidate) => {
    expect(safeReturnPath(candidate)).toBe('/dashboard');
  });

  it('does not lead back to a sign-in page', () => {
    expect(safeReturnPath('/login?returnTo=/login')).toBe('/dashboard');
    expect(safeReturnPath('/')).toBe('/dashboard');
  });

  it('cannot be led astray by dots', () => {
    expect(safeReturnPath('/a/..//evil.example')).toBe('/dashboard');
  });
});

describe('loginPath', () => {
  it('carries the way back, and reads it again', () => {
    const path = loginPath('/quiz-success?code=DEMO01');
    expect(returnPathFrom(new URL(path, 'http://localhost').searchParams)).toBe(
      '/quiz-success?code=DEMO01',
    );
  });

  it('stays short if the way back is the dashboard anyway', () => {
    expect(loginPath('/dashboard')).toBe('/login');
    expect(loginPath()).toBe('/login');
  });
});

describe('returnPathInState', () => {
  it('accepts only a text left by a redirect', () => {
    expect(returnPathInState({ returnTo: '/enter-quiz' })).toBe('/enter-quiz');
    expect(returnPathInState({ returnTo: 7 })).toBeUndefined();
    expect(returnPathInState(null)).toBeUndefined();
  });
});
