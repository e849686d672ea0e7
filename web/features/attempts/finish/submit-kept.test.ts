// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingSaves, pendingSavesKey } from '../answer-sync/pending-saves.ts';
import { submitKept } from './submit-attempt.ts';

const finish = vi.hoisted(() => vi.fn<() => Promise<object>>());
const ask = vi.hoisted(() => vi.fn<(question: { details: string[] }) => Promise<boolean>>());

vi.mock('../../../api/client.ts', () => ({ client: { attempts: { finish } } }));
vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));

const attempt = { quizCode: 'ABC123', userId: 'u1' };
const pending = () => new PendingSaves(pendingSavesKey('ABC123', 'u1'));
const kept = () => [...pending().read().values()].map(({ answer }) => answer);

describe('words on a device whose attempt has ended', () => {
  beforeEach(() => {
    localStorage.clear();
    pending().keep({ questionId: 'q1', answer: 'on the train', isSaved: false, revision: 2 });
    ask.mockReset();
  });

  it('are deleted once they are handed in', async () => {
    finish.mockResolvedValue({ areAnswersTaken: true, areNewerKept: false });
    await submitKept(attempt);
    expect(kept()).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['if others were handed in', true, true, []],
    ['if others were handed in', true, false, ['on the train']],
    ['if they are too late', false, true, []],
    ['if they are too late', false, false, ['on the train']],
  ])('are shown %s; taken: %s, deleted: %s', async (_, areAnswersTaken, isDeleted, left) => {
    finish.mockResolvedValue({ areAnswersTaken, areNewerKept: areAnswersTaken });
    ask.mockResolvedValue(isDeleted);
    await submitKept(attempt);
    expect(ask.mock.calls[0]?.[0].details).toEqual(['on the train']);
    expect(kept()).toEqual(left);
  });
});
