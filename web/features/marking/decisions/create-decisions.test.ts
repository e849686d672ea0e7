import { ORPCError } from '@orpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { testingTarget } from '../testing-target.ts';
import { createDecisions } from './create-decisions.ts';
import { discardDraft, findDraft, typeMark } from './mark-drafts.ts';

const calls = vi.hoisted(() => ({
  acceptMarks: vi.fn<() => Promise<Decision>>(),
  setMarks: vi.fn<(sent: { items: object[] }) => Promise<Decision>>(),
  undoDecision: vi.fn<(sent: { decisionId: string }) => Promise<object>>(),
}));
vi.mock('../../../api/client.ts', () => ({ client: { marking: calls } }));
vi.mock('../../../ui/toasts/toast.ts', () => ({
  toast: { error: vi.fn<(words: string) => void>() },
}));

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

/** Saves the target with the given server answer, and returns the outcome. */
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

  it('keeps a mark typed in the meantime even if another person’s mark is kept', async () => {
    calls.acceptMarks.mockResolvedValue(done(now({ markRevision: 5 })));
    const decisions = createDecisions('QUIZ01', vi.fn<() => void>());
    decisions.save(target);
    typeMark(target, { mark: 3 });
    await vi.waitFor(() => expect(decisions.store.get().conflict).not.toBeNull());
    decisions.keepTheirs();
    expect(findDraft(target.key)).toMatchObject({ mark: 3 });
  });

  it('asks which mark counts if someone else has changed it', async () => {
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

  it('keeps the mark without its ticks if the scheme has changed, and loads the new scheme', async () => {
    const points = [{ point: 'heat', marksAvailable: 2, marksAwarded: 2, quote: null }];
    typeMark(target, { mark: 2, feedback: 'Well put.', points });
    calls.setMarks.mockRejectedValueOnce(new ORPCError('QUESTION_CHANGED', { status: 409 }));
    const patchLists = vi.fn<(marks: readonly object[], isPartial: boolean) => void>();
    createDecisions('QUIZ01', patchLists).save(target);
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    const draft = findDraft(target.key);
    expect(draft).toMatchObject({ mark: 2, feedback: 'Well put.', points: undefined });
    expect(draft?.problem).not.toBeNull();
    expect(patchLists).toHaveBeenCalledWith([], true);
  });

  it('keeps what was typed, and says so, if the student is answering again', async () => {
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

  it('blames nobody for a mark that could not be saved because of a marking run', async () => {
    typeMark(target, { mark: 3 });
    expect(await decide('setMarks', done(now()))).toEqual({
      conflict: null,
      said: ['Not saved yet: the AI is marking this answer at this moment. Please save again.'],
    });
    expect(findDraft(target.key)).toMatchObject({ mark: 3 });
  });
});

const made = (decisionId: string, ...changed: StudentSubmission[]): Decision => ({
  ...done(),
  decisionId,
  changedCount: 1,
  changed,
});
const undone = () => calls.undoDecision.mock.calls.map(([{ decisionId }]) => decisionId);
/** Holds back the server's answer to a call until the test releases it. */
const onItsWay = <Answer>(call: { mockReturnValueOnce: (on: Promise<Answer>) => unknown }) => {
  const answers: { yes: (answer: Answer) => void; no: (error: Error) => void }[] = [];
  call.mockReturnValueOnce(new Promise((yes, no) => void answers.push({ yes, no })));
  return {
    resolve: (answer: Answer) => answers[0]?.yes(answer),
    reject: (error: Error) => answers[0]?.no(error),
  };
};

/** Sets up a desk on which the target has been accepted, as decision "first". */
const deskWithFirst = async () => {
  const desk = createDecisions('QUIZ01', vi.fn<() => void>());
  calls.acceptMarks.mockResolvedValueOnce(made('first'));
  desk.save(target);
  await vi.waitFor(() => expect(desk.store.get().news).toBe('1 mark accepted.'));
  return desk;
};

describe('a teacher’s decision before the server has answered', () => {
  const other = { ...testingTarget({ submissionId: 'b_QUIZ01_q' }), key: 'b_QUIZ01_q' };
  beforeEach(() => {
    for (const call of Object.values(calls)) call.mockReset();
    calls.undoDecision.mockResolvedValue({ ...made('undo'), isLineLeft: false });
    vi.mocked(toast.error).mockClear();
    discardDraft(target.key);
    discardDraft(other.key);
  });

  it('is undone first if it was the last, although the server has yet to answer it', async () => {
    const desk = await deskWithFirst();
    const answer = onItsWay<Decision>(calls.acceptMarks);
    desk.save(other);
    const undoing = desk.undo();
    answer.resolve(made('second'));
    await undoing;
    expect(undone()).toEqual(['second']);
    expect(desk.store.get().undone).toMatchObject({ key: other.key });
    await desk.undo();
    expect(undone()).toEqual(['second', 'first']);
  });

  it('is not undone in the place of one that was not saved', async () => {
    const desk = await deskWithFirst();
    const answer = onItsWay<Decision>(calls.acceptMarks);
    desk.save(other);
    const undoing = desk.undo();
    answer.reject(new Error('away'));
    await undoing;
    expect(undone()).toEqual([]);
    expect(desk.store.get().done).toHaveLength(1);
  });

  it('is undone in reverse order of the decisions, whichever the server answers first', async () => {
    const desk = createDecisions('QUIZ01', vi.fn<() => void>());
    const first = onItsWay<Decision>(calls.acceptMarks);
    const second = onItsWay<Decision>(calls.acceptMarks);
    desk.save(target);
    desk.save(other);
    second.resolve(made('second'));
    await vi.waitFor(() => expect(desk.store.get().news).not.toBe(''));
    first.resolve(made('first'));
    await Promise.all([desk.undo(), desk.undo()]);
    expect(undone()).toEqual(['second', 'first']);
  });

  it('is undone by the next try if the server never answered the first', async () => {
    const desk = await deskWithFirst();
    calls.acceptMarks.mockResolvedValueOnce(made('second'));
    desk.save(other);
    calls.undoDecision.mockRejectedValueOnce(new Error('away'));
    await desk.undo();
    await desk.undo();
    expect(undone()).toEqual(['second', 'second']);
  });

  it.each(['DECISION_STALE', 'NOT_FOUND'])(
    'is dropped if it can no longer be undone: %s',
    async (code) => {
      const desk = await deskWithFirst();
      calls.undoDecision.mockRejectedValueOnce(new ORPCError(code, { status: 409 }));
      await desk.undo();
      expect(desk.store.get().done).toEqual([]);
    },
  );

  it('is sent once, however often it is pressed', async () => {
    const answer = onItsWay<Decision>(calls.acceptMarks);
    const desk = createDecisions('QUIZ01', vi.fn<() => void>());
    desk.save(target);
    desk.save(target);
    answer.resolve(made('first'));
    await vi.waitFor(() => expect(desk.store.get().news).toBe('1 mark accepted.'));
    typeMark(other, { mark: 3 });
    const mark = onItsWay<Decision>(calls.setMarks);
    desk.save(other);
    desk.save(other);
    mark.resolve(made('second'));
    await vi.waitFor(() => expect(findDraft(other.key)).toBeUndefined());
    expect(calls.acceptMarks).toHaveBeenCalledOnce();
    expect(calls.setMarks).toHaveBeenCalledOnce();
    expect(desk.store.get().conflict).toBeNull();
  });

  it('does not conflict with itself: another mark builds on the result of the previous one', async () => {
    const answer = onItsWay<Decision>(calls.acceptMarks);
    const desk = createDecisions('QUIZ01', vi.fn<() => void>());
    desk.save(target);
    typeMark(target, { mark: 3 });
    desk.save(target);
    expect(calls.setMarks).not.toHaveBeenCalled();
    calls.setMarks.mockResolvedValueOnce(made('second'));
    answer.resolve(made('first', now({ markRevision: 5 })));
    await vi.waitFor(() => expect(findDraft(target.key)).toBeUndefined());
    expect(calls.setMarks.mock.calls[0]?.[0].items).toEqual([
      { submissionId: seen.submissionId, markRevision: 5 },
    ]);
  });

  it('does not conflict with its own undo', async () => {
    const desk = await deskWithFirst();
    const answer = onItsWay<object>(calls.undoDecision);
    const undoing = desk.undo();
    typeMark(target, { mark: 3 });
    desk.save(target);
    expect(calls.setMarks).not.toHaveBeenCalled();
    calls.setMarks.mockResolvedValueOnce(made('second'));
    answer.resolve({ ...made('undo', now({ markRevision: 6 })), isLineLeft: false });
    await undoing;
    await vi.waitFor(() => expect(findDraft(target.key)).toBeUndefined());
    expect(calls.setMarks.mock.calls[0]?.[0].items).toEqual([
      { submissionId: seen.submissionId, markRevision: 6 },
    ]);
  });
});
