import { expect, it } from 'vitest';
import type { BlindAnswer, BlindSample } from '../../../../shared/contract/blind-marks.ts';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { listBlindItems } from './blind-queue.ts';

const answer = (submissionId: string, purpose: BlindAnswer['purpose']): BlindAnswer => ({
  submissionId,
  userAnswer: 'an answer',
  alike: 0,
  purpose,
  answerRevision: 1,
  myMark: null,
  myPoints: [],
});
const questions = [{ questionId: 'q' }] as unknown as MarkedQuestion[];
const sample = (isSkipped: boolean): BlindSample => ({
  questions: [
    {
      questionId: 'q',
      isSkipped,
      points: [],
      answers: [answer('first', 'sample'), answer('spot', 'spot-check')],
      colleagues: [],
    },
  ],
});

const idsOf = (isSkipped: boolean) =>
  listBlindItems(sample(isSkipped), questions).map((item) => item.answer.submissionId);

it('leaves out the sample of a skipped question, but not the requested spot checks', () => {
  expect(idsOf(false)).toEqual(['first', 'spot']);
  expect(idsOf(true)).toEqual(['spot']);
});
