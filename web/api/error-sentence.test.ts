import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { tryAgainIn } from '../../shared/messages/accounts.ts';
import { generalMessages } from '../../shared/messages/general.ts';
import { quizzesMessages } from '../../shared/messages/quizzes.ts';
import { errorSentence } from './error-sentence.ts';

const fallback = 'Failed to create quiz. Please try again.';

describe('errorSentence', () => {
  it("takes a defined error's own sentence", () => {
    const error = new ORPCError('QUIZ_CODE_TAKEN', {
      defined: true,
      status: 409,
      message: quizzesMessages.codeTaken,
    });
    expect(errorSentence(error, fallback)).toBe(quizzesMessages.codeTaken);
  });

  it('does not show the text of an error that the contract does not define', () => {
    const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation does not exist' });
    expect(errorSentence(error, fallback)).toBe(fallback);
  });

  it('says when there were too many requests, wherever that response comes from', () => {
    const error = new ORPCError('TOO_MANY_REQUESTS', { status: 429 });
    expect(errorSentence(error, fallback)).toBe(generalMessages.tooManyRequests);
  });

  it('says in how many minutes to try again, if the server says so', () => {
    const message = tryAgainIn(150);
    const error = new ORPCError('TOO_MANY_REQUESTS', { defined: true, status: 429, message });
    expect(errorSentence(error, fallback)).toBe(
      'Too many attempts. Please try again in 3 minutes.',
    );
  });

  it('says what failed and then why, when the server cannot be reached', () => {
    expect(errorSentence(new TypeError('Failed to fetch'), fallback)).toBe(
      'Failed to create quiz. Please try again. The server cannot be reached. Check your connection.',
    );
  });

  it('adds a missing full stop before it says why', () => {
    expect(errorSentence(new TypeError('Failed to fetch'), 'Error loading question')).toBe(
      'Error loading question. The server cannot be reached. Check your connection.',
    );
  });

  it.each([
    ['DATABASE_UNAVAILABLE', 503, 'Greenpen cannot reach its database at the moment.'],
    ['SERVICE_UNAVAILABLE', 503, 'The server is very busy at the moment.'],
    ['BAD_GATEWAY', 502, 'The server does not answer at the moment.'],
    ['GATEWAY_TIMEOUT', 504, 'The server does not answer at the moment.'],
  ])('says what failed and then why, when the response is %s', (code, status, why) => {
    expect(errorSentence(new ORPCError(code, { status }), fallback)).toBe(`${fallback} ${why}`);
  });

  it('falls back for anything else', () => {
    expect(errorSentence('?', fallback)).toBe(fallback);
  });
});
