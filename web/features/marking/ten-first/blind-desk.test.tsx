import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlindAnswer } from '../../../../shared/contract/blind-marks.ts';
import { pressKeys } from '../../../testing/press-keys.ts';
import { testingTarget } from '../testing-target.ts';
import { BlindDesk } from './blind-desk.tsx';
import { useBlindDrafts } from './blind-drafts.ts';
import type { BlindItem } from './blind-queue.ts';
import type { useBlindSample } from './use-blind-sample.ts';

vi.mock('../desk/desk-context.ts', () => ({ useDesk: () => ({ isLocked: false }) }));

const { question } = testingTarget();
const item = (submissionId: string, myMark: number | null): BlindItem => ({
  question,
  number: 1,
  points: [],
  answer: {
    submissionId,
    userAnswer: `The words of ${submissionId}`,
    alike: 0,
    purpose: 'sample',
    answerRevision: 1,
    myMark,
    myPoints: [],
  },
});

const given = vi.fn<(whose: string, mark: number) => void>();
const onFinished = vi.fn<() => void>();

/** Shows a mark at once, as `useBlindSample` does. */
function Desk({ first }: { first: BlindItem[] }) {
  const [items, setItems] = useState(first);
  const give = ({ submissionId }: BlindAnswer, mark: number) => {
    given(submissionId, mark);
    setItems(
      items.map((each) =>
        each.answer.submissionId === submissionId
          ? { ...each, answer: { ...each.answer, myMark: mark } }
          : each,
      ),
    );
  };
  const blind = { give, unsaved: 0 } as unknown as ReturnType<typeof useBlindSample>;
  const drafts = useBlindDrafts('teacher', 'QUIZ01');
  return <BlindDesk {...{ items, blind, drafts, onFinished }} />;
}

function show(...first: BlindItem[]) {
  render(
    <MantineProvider>
      <Desk first={first} />
    </MantineProvider>,
  );
}
const isShown = (whose: string) => screen.queryByText(`The words of ${whose}`) !== null;
const pressedMark = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join();

beforeEach(() => {
  given.mockReset();
  onFinished.mockReset();
  localStorage.clear();
});
afterEach(cleanup);

describe('reviewing blind marks', () => {
  it('goes from one to the next, and ends after the last', () => {
    show(item('Ada', 1), item('Ben', 1), item('Cem', 1));
    pressKeys('2', 'Enter');
    expect(isShown('Ben')).toBe(true);
    pressKeys('Enter');
    expect(isShown('Cem')).toBe(true);
    expect(onFinished).not.toHaveBeenCalled();
    pressKeys('3', 'Enter');
    expect(given.mock.calls).toEqual([
      ['Ada', 2],
      ['Ben', 1],
      ['Cem', 3],
    ]);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  it('ends only when everything typed is saved', () => {
    show(item('Ada', 1), item('Ben', 1));
    pressKeys('3', 'ArrowDown', '2', 'Enter');
    expect(onFinished).not.toHaveBeenCalled();
    expect(isShown('Ada')).toBe(true);
    expect(pressedMark()).toBe('3');
    pressKeys('Enter');
    expect(given.mock.calls).toEqual([
      ['Ben', 2],
      ['Ada', 3],
    ]);
    expect(onFinished).toHaveBeenCalledOnce();
  });
});

describe('marking blind', () => {
  it('keeps what is typed for an answer while the teacher looks at another', () => {
    show(item('Ada', null), item('Ben', null));
    pressKeys('2', 'ArrowDown', '1', 'ArrowUp');
    expect(pressedMark()).toBe('2');
    pressKeys('ArrowDown');
    expect(pressedMark()).toBe('1');
  });

  it('goes on to answers without a mark, and ends when all have one', () => {
    show(item('Ada', 1), item('Ben', null), item('Cem', 1), item('Dan', null));
    expect(isShown('Ben')).toBe(true);
    pressKeys('2', 'Enter');
    expect(isShown('Dan')).toBe(true);
    pressKeys('2', 'Enter');
    expect(onFinished).toHaveBeenCalledOnce();
  });
});
