import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlindAnswer, BlindSample } from '../../../../shared/contract/blind-marks.ts';
import { pressKeys } from '../../../testing/press-keys.ts';
import { testingTarget } from '../testing-target.ts';
import { TenFirstView } from './ten-first-view.tsx';

const given = vi.hoisted(() => vi.fn<(whose: string, mark: number) => void>());
const known = vi.hoisted(() => ({ sample: {} as unknown, teacher: 't1' }));

vi.mock('../desk/desk-context.ts', () => ({
  useDesk: () => ({ isLocked: false, quizCode: 'QUIZ01', schoolClass: null }),
}));
vi.mock('../../../api/use-current-user.ts', () => ({
  useCurrentUser: () => ({ id: known.teacher }),
}));
vi.mock('./agreement-table.tsx', () => ({ AgreementTable: () => null }));
vi.mock('./learn-and-mark.tsx', () => ({ LearnAndMark: () => <p>All are marked.</p> }));
vi.mock('./use-blind-sample.ts', () => ({
  useAgreement: () => ({ data: {}, isPending: false, error: null }),
  useBlindSample: () => ({
    sample: { data: known.sample, isPending: false, error: null },
    give: ({ submissionId }: BlindAnswer, mark: number) => {
      given(submissionId, mark);
      markElsewhere(submissionId, mark);
    },
    unsaved: 0,
  }),
}));

const { question } = testingTarget();
const answer = (submissionId: string, changes: Partial<BlindAnswer> = {}): BlindAnswer => ({
  submissionId,
  userAnswer: `The words of ${submissionId}`,
  alike: 0,
  purpose: 'sample',
  answerRevision: 1,
  myMark: null,
  myPoints: [],
  ...changes,
});
function sampleOf(
  answers: BlindAnswer | BlindAnswer[],
  pointTexts = ['heat', 'light'],
): BlindSample {
  const points = pointTexts.map((point, group) => ({
    point,
    marks: 1,
    group,
    cap: null,
    route: null,
  }));
  const { questionId } = question;
  return {
    questions: [
      { questionId, isSkipped: false, points, answers: [answers].flat(), colleagues: [] },
    ],
  };
}
/** Sets a mark on the server, as if from another tab. */
function markElsewhere(submissionId: string, myMark: number) {
  const { questions } = known.sample as BlindSample;
  const answers = questions.flatMap((each) => each.answers);
  known.sample = sampleOf(
    answers.map((each) => (each.submissionId === submissionId ? { ...each, myMark } : each)),
  );
}

const view = () => (
  <MantineProvider>
    <TenFirstView questions={[question]} hasRest onLearn={() => undefined} />
  </MantineProvider>
);
const isShown = (whose: string) => screen.queryByText(`The words of ${whose}`) !== null;
const pressedMark = () =>
  screen
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join();
function reload() {
  cleanup();
  render(view());
}

beforeEach(() => {
  given.mockReset();
  localStorage.clear();
  known.teacher = 't1';
  known.sample = sampleOf([answer('Ada'), answer('Ben')]);
});
afterEach(cleanup);

it('keeps what is typed if another tab marks the last answer', () => {
  const { rerender } = render(view());
  pressKeys('2');
  markElsewhere('Ada', 1);
  markElsewhere('Ben', 1);
  rerender(view());
  expect(isShown('Ada')).toBe(true);
  expect(pressedMark()).toBe('2');
  pressKeys('Enter');
  rerender(view());
  expect(given.mock.calls).toEqual([['Ada', 2]]);
  expect(screen.getByText('All are marked.')).toBeTruthy();
});

it('keeps what is typed through a reload, until it is saved', () => {
  render(view());
  pressKeys('2', 'ArrowDown', '3');
  reload();
  expect(pressedMark()).toBe('2');
  pressKeys('Enter');
  expect(isShown('Ben')).toBe(true);
  expect(pressedMark()).toBe('3');
  reload();
  pressKeys('Enter');
  reload();
  expect(screen.getByText('All are marked.')).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('returns to what was typed if another tab has marked the rest', () => {
  render(view());
  pressKeys('ArrowDown', '3');
  markElsewhere('Ada', 1);
  markElsewhere('Ben', 1);
  reload();
  expect(isShown('Ben')).toBe(true);
  expect(pressedMark()).toBe('3');
});

it('keeps points that were ticked', () => {
  known.sample = sampleOf(answer('Ada'));
  render(view());
  act(() => screen.getByRole('checkbox', { name: /light/ }).click());
  reload();
  expect(screen.getByRole('checkbox', { name: /light/ })).toHaveProperty('checked', true);
  expect(pressedMark()).toBe('1');
});

it('keeps only the mark if the scheme has other points by then', () => {
  known.sample = sampleOf(answer('Ada'));
  render(view());
  act(() => screen.getByRole('checkbox', { name: /light/ }).click());
  known.sample = sampleOf(answer('Ada'), ['heat', 'sound']);
  reload();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(pressedMark()).toBe('1');
});

it('adds a point to those that were given before points had names', () => {
  const myPoints = [{ place: 0, quote: null }];
  known.sample = sampleOf(answer('Ada', { myMark: null, myPoints }));
  render(view());
  act(() => screen.getByRole('checkbox', { name: /light/ }).click());
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it.each([
  ['other words', () => (known.sample = sampleOf(answer('Ada', { answerRevision: 2 })))],
  ['another teacher', () => (known.teacher = 't2')],
  ['an invalid mark', () => localStorage.setItem('greenpen.blind-marks.t1.QUIZ01', '{"Ada 1":3}')],
])('keeps nothing for %s', (_, change) => {
  render(view());
  pressKeys('2');
  change();
  reload();
  expect(pressedMark()).toBe('');
});
