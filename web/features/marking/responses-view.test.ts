import { describe, expect, it } from 'vitest';
import { pageCount, readResponsesView, toQuiz, writeResponsesView } from './responses-view.ts';

const defaults = {
  code: '',
  tab: 'students',
  question: '',
  search: '',
  sort: 'name-asc',
  page: 1,
  pageSize: 5,
};

describe('readResponsesView', () => {
  it('has defaults for everything', () => {
    expect(readResponsesView(new URLSearchParams())).toEqual(defaults);
  });

  it('takes a code as people type it', () => {
    expect(readResponsesView(new URLSearchParams('code=demo 02')).code).toBe('DEMO02');
  });

  it('ignores unknown values', () => {
    const params = new URLSearchParams('sort=age&page=-3&size=7');
    expect(readResponsesView(params)).toEqual(defaults);
  });

  it('reads back what was written', () => {
    const view = {
      code: 'DEMO02',
      tab: 'questions' as const,
      question: 'demo-bio-diffusion',
      search: 'o’neill & co',
      teacherCode: 'AI-TERRY-7K2',
      sort: 'score-asc' as const,
      page: 4,
      pageSize: 25,
    };
    expect(readResponsesView(writeResponsesView(view))).toEqual(view);
  });
});

describe('writeResponsesView', () => {
  it('leaves defaults out of the address', () => {
    const view = readResponsesView(new URLSearchParams('code=DEMO02&page=1'));
    expect(writeResponsesView(view).toString()).toBe('code=DEMO02');
  });
});

describe('pageCount', () => {
  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [300, 60],
  ])('for %i students at 5 a page is %i', (students, pages) => {
    expect(pageCount(students, 5)).toBe(pages);
  });
});

it('keeps the tab and the order, but no class or question, when another quiz is opened', () => {
  const before = new URLSearchParams(
    'code=DEMO02&view=questions&question=q1&search=Ada&class=AI-TERRY-7K2&sort=score-asc&page=4&size=25',
  );
  const view = { ...readResponsesView(before), ...toQuiz('DEMO03') };
  expect(writeResponsesView(view).toString()).toBe(
    'code=DEMO03&view=questions&sort=score-asc&size=25',
  );
});
