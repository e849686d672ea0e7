import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { testingTarget } from '../testing-target.ts';
import { StudentCard } from './student-card.tsx';

afterEach(cleanup);

const summaryOf = (...about: Partial<Submission>[]) => {
  const submissions = about.flatMap((each) => testingTarget(each).submissions);
  const student = { userId: 'a', username: 'Ada', displayName: 'Ada', submissions, markedCount: 2 };
  render(
    <MantineProvider>
      <StudentCard
        student={{ ...student, score: 1, maxScore: 6, percentage: 17, attempt: null }}
        questions={[]}
        isOpen={false}
        openAnswers={new Set()}
        currentKey={null}
        nextKey={null}
        arrival={0}
        cursor={{} as never}
      />
    </MantineProvider>,
  );
  return screen.getByRole('heading', { name: /^Ada/ }).textContent;
};

it('says of marks in ink that they are from before a change, and not that they are to check first', () => {
  const isOfEarlierQuestion = true;
  const inInk = { markState: 'accepted', isOfEarlierQuestion } as const;
  expect(summaryOf(inInk, { markState: 'accepted' })).toContain(
    'All in ink, 1 from before a change',
  );
  cleanup();
  expect(summaryOf(inInk, inInk)).not.toContain('to check');
  cleanup();
  expect(summaryOf(inInk, { isOfEarlierQuestion })).toContain(
    '1 to check2 of 2 marked, 1 in ink from before a change',
  );
});
