import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { toast } from '../../../ui/toast.ts';
import { testingTarget } from '../testing-target.ts';
import { createDecisions } from './create-decisions.ts';
import { discardDraft, findDraft, typeMark } from './mark-drafts.ts';

const calls = vi.hoisted(() => ({
  acceptMarks: vi.fn<() => Promise<Decision>>(),
  setMarks: vi.fn<() => Promise<Decision>>(),
}));
vi.mock('../../../api/client.ts', () => ({ client: { marking: calls } }));
vi.mock('../../../ui/toast.ts', () => ({ toast: { error: vi.fn<(words: string) => void>() } }));

const target = testingTarget();
const [seen] = target.submissions;
if (seen === undefined) throw new Error('A target has an answer.');

const done = (...conflicts: StudentSubmission[]): Decision => ({
  decisionId: 'd',
  changedCount: 0,
  changed: [],
  conflictCount: conflicts.length,
  conflicts,
  outOfReachCount: 0,
});
const now = (changes: Partial<Submission> = {}): StudentSubmission => ({
  ...seen,
  userId: 'a',
  displayName: 'Ada',
  ...changes,
});

/** Saves the target, lets the server answer so, and tells what came of it. */
const decide = async (call: 'acceptMarks' | 'setMarks', answer: Decision) => {
  const decisions = createDecisions('QUIZ01', vi.fn<() => void>());
  calls[call].mockResolvedValue(answer);
  decisions.save(target);
  const said = vi.mocked(toast.error).mock.calls;
  const { store } = decisions;
  await vi.waitFor(() =>
    expect(store.get().conflict !== null || said.length + store.get().news.length > 0).toBe(true),
  );
  return { conflict: store.get().conflict, said: said.flat() };
};

describe('a decision on its way to the server', () => {
  beforeEach(() => {
    discardDraft(target.key);
    vi.mocked(toast.error).mockClear();
  });

  it('keeps a mark that is typed while an acceptance is under way', async () => {
    calls.acceptMarks.mockResolvedValue({ ...done(), changedCount: 1 });
    const decisions = createDecisions('QUIZ01', vi.fn<() => void>());
    decisions.save(target);
    typeMark(target, { mark: 3 });
    await vi.waitFor(() => expect(decisions.store.get().news).toBe('1 mark accepted.'));
    expect(findDraft(target.key)).toMatchObject({ mark: 3 });
  });

  it('keeps a mark typed meanwhile also where another person’s mark is kept', async () => {
    calls.acceptMarks.mockResolvedValue(done(now({ markRevision: 5 })));
    const decisions = createDecisions('QUIZ01', vi.fn<() => void>());
    decisions.save(target);
    typeMark(target, { mark: 3 });
    await vi.waitFor(() => expect(decisions.store.get().conflict).not.toBeNull());
    decisions.keepTheirs();
    expect(findDraft(target.key)).toMatchObject({ mark: 3 });
  });

  it('asks which mark counts where somebody else has changed it', async () => {
    const { conflict, said } = await decide('acceptMarks', done(now({ markRevision: 5 })));
    expect(conflict).toMatchObject({ theirs: [{ markRevision: 5 }], mine: { markAwarded: 1 } });
    expect(said).toEqual([]);
  });

  it('says why a mark that nobody has changed was not accepted', async () => {
    expect(await decide('acceptMarks', done(now({ exceedsMaximum: true })))).toEqual({
      conflict: null,
      said: ['Not accepted: the mark is above the question’s maximum. Please set it again.'],
    });
    vi.mocked(toast.error).mockClear();
    expect(await decide('acceptMarks', done(now()))).toEqual({
      conflict: null,
      said: [
        'Not accepted yet: somebody has to read this answer under Welfare first, or the AI is marking it at this moment.',
      ],
    });
  });

  it('keeps what was typed, and says so, where the student is answering again', async () => {
    typeMark(target, { mark: 2, feedback: 'Well put.' });
    calls.setMarks.mockResolvedValue({ ...done(), outOfReachCount: 1 });
    const decisions = createDecisions('QUIZ01', vi.fn<() => void>());
    decisions.save(target);
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'Not saved for one answer: its student is answering again, or is no longer in your class.',
      ),
    );
    expect(decisions.store.get()).toMatchObject({ news: '', done: [] });
    expect(findDraft(target.key)).toMatchObject({ mark: 2, feedback: 'Well put.' });
  });

  it('blames nobody for a mark that a marking run kept from being saved', async () => {
    typeMark(target, { mark: 3 });
    expect(await decide('setMarks', done(now()))).toEqual({
      conflict: null,
      said: ['Not saved yet: the AI is marking this answer at this moment. Please save again.'],
    });
    expect(findDraft(target.key)).toMatchObject({ mark: 3 });
  });
});
