import { describe, expect, it } from 'vitest';
import { errorDefinitions, errors } from './errors.ts';
import { markingRunClosing, markingRunStopped, noQuizFound } from './messages/marking.ts';

describe('the error table', () => {
  it.each([
    ['BAD_REQUEST', 400],
    ['UNAUTHORIZED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['TOO_MANY_REQUESTS', 429],
    ['INTERNAL_SERVER_ERROR', 500],
    ['SERVICE_UNAVAILABLE', 503],
  ] as const)('gives %s the status of spec section 8: %d', (code, status) => {
    expect(errorDefinitions[code].status).toBe(status);
  });

  it('uses the sentences of the spec word for word', () => {
    expect(errorDefinitions.QUIZ_CODE_TAKEN.message).toBe(
      'Quiz code already exists. Please choose a unique code.',
    );
    expect(errorDefinitions.QUIZ_NOT_FOUND.message).toBe(
      'Quiz not found. Please check the Quiz Code.',
    );
    expect(errorDefinitions.QUIZ_LOCKED.message).toBe('This quiz is locked');
    expect(errorDefinitions.NOTHING_TO_MARK.message).toBe('No responses to mark!');
    expect(errorDefinitions.ALL_MARKED.message).toBe(
      'All submissions are already marked, are you sure you want to mark again?',
    );
  });

  it('reports only faults on our side', () => {
    const reported = Object.entries(errorDefinitions).filter(([, { isReported }]) => isReported);
    expect(reported.map(([code]) => code)).toEqual(['INTERNAL_SERVER_ERROR']);
  });

  it('gives a route the statuses and sentences of its errors', () => {
    expect(errors('QUIZ_LOCKED')).toEqual({
      QUIZ_LOCKED: { status: 409, message: 'This quiz is locked' },
    });
  });
});

describe('sentences with numbers and names', () => {
  it('end a marking run as spec section 8 says', () => {
    expect(markingRunClosing(0)).toBe(
      'AI grading complete! All submissions were processed successfully.',
    );
    expect(markingRunClosing(3)).toBe(
      'Grading completed with 3 failed submissions. The rest were graded successfully.',
    );
  });

  it('say how far a stopped run got', () => {
    expect(markingRunStopped(4, 9)).toBe('Marking was stopped. 4 of 9 answers were marked.');
  });

  it('name the code that has no quiz', () => {
    expect(noQuizFound('ABC123')).toBe('No quiz found with code: ABC123');
  });
});
