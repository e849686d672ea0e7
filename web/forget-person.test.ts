// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPage, forgetPerson, onForgetPerson } from './forget-person.ts';

describe('a sign-out', () => {
  beforeEach(() => localStorage.clear());

  it('leaves none of the person’s drafts, flags or choices on a shared computer', () => {
    localStorage.setItem('greenpen.report-draft.t1', '{"notes":"looked after"}');
    localStorage.setItem('greenpen.quiz-draft.t1', '{}');
    localStorage.setItem('greenpen.quiz-minutes.t1', '"15"');
    localStorage.setItem('greenpen.blind-marks.t1.ABC123', '{}');
    localStorage.setItem('greenpen.places', '"teacher"');
    localStorage.setItem('greenpen.person', '"t1"');
    localStorage.setItem('questionDraft_t1_new', '{}');
    localStorage.setItem('flags_ABC123_s1', '["q1"]');
    forgetPerson(localStorage);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps a student’s unsent answers, and anything that is not about a person', () => {
    localStorage.setItem('pendingSaves_ABC123_s1', '[]');
    localStorage.setItem('archivedQuizzes_s1', '[]');
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    forgetPerson(localStorage);
    expect(Object.keys(localStorage)).toHaveLength(3);
  });

  it('clears what pages keep in memory', () => {
    let typed = 'a mark';
    onForgetPerson(() => {
      typed = '';
    });
    forgetPerson(localStorage);
    expect(typed).toBe('');
  });
});

describe('somebody else taking over the page', () => {
  it('finds nothing typed in memory, and leaves the drafts on the device for their owner', () => {
    let typed = 'a mark';
    onForgetPerson(() => {
      typed = '';
    });
    localStorage.setItem('greenpen.report-draft.t1', '{}');
    forgetPage();
    expect(typed).toBe('');
    expect(Object.keys(localStorage)).toEqual(['greenpen.report-draft.t1']);
  });
});
