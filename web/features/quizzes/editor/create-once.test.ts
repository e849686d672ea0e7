import { ORPCError } from '@orpc/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOnce, duplicateOnce } from './create-once.ts';
import { emptyFields, toQuizInput } from './quiz-draft.ts';

const calls = vi.hoisted(() => ({
  create: vi.fn<(input: object) => Promise<object>>(),
  duplicate: vi.fn<(input: { newQuizCode: string }) => Promise<object>>(),
  get: vi.fn<(input: object) => Promise<object>>(),
}));
vi.mock('../../../api/client.ts', () => ({ client: { quizzes: calls } }));

const taken = new ORPCError('QUIZ_CODE_TAKEN');
const fields = { ...emptyFields, quizCode: 'ABC123', minutes: '10', title: 'Cells ' };
const input = { ...toQuizInput({ fields, questions: [] }), questionIds: ['one', 'two'] };
/** The quiz that the server creates from the input. */
const stored = { ...input, title: 'Cells', creatorUid: 'me' };

beforeEach(() => {
  calls.create.mockReset().mockRejectedValue(taken);
  calls.duplicate.mockReset();
  calls.get.mockReset().mockResolvedValue(stored);
});

it('returns the quiz that was created, even to a page that has been reloaded since', async () => {
  await expect(createOnce(input, 'me')).resolves.toEqual(stored);
});

it.each([
  ['asks other questions', { questionIds: ['one'] }],
  ['has another time limit', { defaultTimeLimit: 900 }],
  ['is a colleague’s', { creatorUid: 'another' }],
])('refuses the code of a quiz that %s', async (_, change) => {
  calls.get.mockResolvedValue({ ...stored, ...change });
  await expect(createOnce(input, 'me')).rejects.toBe(taken);
});

it('reports the taken code if the quiz that has it cannot be loaded', async () => {
  calls.get.mockRejectedValue(new TypeError('away'));
  await expect(createOnce(input, 'me')).rejects.toBe(taken);
});

it('returns the copy that was made even if its response was lost', async () => {
  calls.duplicate.mockRejectedValue(taken);
  await expect(duplicateOnce('ORIG01', 'ABC123', 'me')).resolves.toEqual(stored);
  expect(calls.duplicate).toHaveBeenCalledTimes(1);
});

it('uses another code for a copy if a colleague’s quiz has the given one', async () => {
  calls.duplicate.mockRejectedValueOnce(taken).mockResolvedValueOnce({ quizCode: 'FRESH1' });
  calls.get.mockRejectedValue(new ORPCError('QUIZ_NOT_FOUND'));
  await expect(duplicateOnce('ORIG01', 'ABC123', 'me')).resolves.toEqual({ quizCode: 'FRESH1' });
  expect(calls.duplicate.mock.lastCall?.[0].newQuizCode).toMatch(/^[A-Z0-9]{6}$/);
  expect(calls.duplicate.mock.lastCall?.[0].newQuizCode).not.toBe('ABC123');
});
