import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { discardDraft, findDraft, typeMark } from '../decisions/mark-drafts.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { testingTarget } from '../testing-target.ts';
import { useCursor } from './use-cursor.ts';

vi.mock('../desk/desk-context.ts', () => ({ useDecisionsState: () => null }));

const answersOf = (whose: readonly string[], userAnswer: string) =>
  whose.flatMap((id) => testingTarget({ submissionId: id, userAnswer }).submissions);
/** A target for equal answers of these students; a single answer has its own id as its key. */
const target = (whose: readonly string[], userAnswer = 'mitosis'): MarkTarget => ({
  ...testingTarget(),
  key: whose.length === 1 ? String(whose[0]) : `group ${userAnswer}`,
  submissions: answersOf(whose, userAnswer),
});

function cursorIn(...first: MarkTarget[]) {
  const { result, rerender } = renderHook((targets: MarkTarget[]) => useCursor(targets), {
    initialProps: first,
  });
  return {
    pick: (key: string) => {
      result.current.pick(key);
      rerender(first);
    },
    change: (...targets: MarkTarget[]) => rerender(targets),
    hand: () => result.current.current?.submissions.map(({ submissionId }) => submissionId),
  };
}

describe('the answer in hand, while students are still handing in', () => {
  afterEach(() => {
    cleanup();
    for (const key of ['Ada', 'Ben', 'group mitosis']) discardDraft(key);
  });

  it('stays in hand when a classmate hands in the same words', () => {
    const cursor = cursorIn(target(['Cem'], 'osmosis'), target(['Ada']));
    cursor.pick('Ada');
    cursor.change(target(['Cem'], 'osmosis'), target(['Ben', 'Ada']));
    expect(cursor.hand()).toEqual(['Ben', 'Ada']);
    cursor.change(target(['Cem'], 'osmosis'), target(['Ben']), target(['Ada']));
    expect(cursor.hand()).toEqual(['Ben']);
  });

  it('stays in hand when another is put before it, even if it was the first', () => {
    const cursor = cursorIn(target(['Ada']), target(['Ben'], 'osmosis'));
    cursor.change(target(['Cem'], 'diffusion'), target(['Ada']), target(['Ben'], 'osmosis'));
    expect(cursor.hand()).toEqual(['Ada']);
  });

  it('gives way to the next when it disappears, and does not jump back to the first', () => {
    const others = [target(['Cem'], 'osmosis'), target(['Dan'], 'diffusion')];
    const cursor = cursorIn(...others, target(['Ada']), target(['Ben'], 'cells'));
    cursor.pick('Ada');
    cursor.change(...others, target(['Ben'], 'cells'));
    expect(cursor.hand()).toEqual(['Ben']);
    cursor.change(...others);
    expect(cursor.hand()).toEqual(['Dan']);
  });

  it('takes what was typed for it into its group', () => {
    const alone = target(['Ada']);
    const cursor = cursorIn(target(['Cem'], 'osmosis'), alone);
    typeMark(alone, { mark: 2 });
    cursor.change(target(['Cem'], 'osmosis'), target(['Ada', 'Ben']));
    expect(findDraft('Ada')).toBeUndefined();
    // The draft still applies only to the answer that was on screen when it was typed.
    expect(findDraft('group mitosis')).toMatchObject({
      mark: 2,
      seen: [{ submissionId: 'Ada', markRevision: 4 }],
    });
  });

  it('leaves a typed mark with the words that it was typed for', () => {
    const both = target(['Ada', 'Ben']);
    const cursor = cursorIn(both);
    typeMark(both, { mark: 2 });
    cursor.change(target(['Ada'], 'meiosis'), target(['Ben'], 'osmosis'));
    expect(findDraft('Ada')).toBeUndefined();
    expect(findDraft('Ben')).toBeUndefined();
  });

  it('keeps a draft with the unchanged answers when one of the group is answered again', () => {
    const both = target(['Ada', 'Ben']);
    const cursor = cursorIn(both);
    typeMark(both, { mark: 2 });
    cursor.change(target(['Ada'], 'meiosis'), target(['Ben']));
    expect(findDraft('Ada')).toBeUndefined();
    expect(findDraft('Ben')).toMatchObject({ mark: 2 });
  });

  it('does not replace what is already typed there', () => {
    const alone = target(['Ada']);
    const group = target(['Ada', 'Ben']);
    const cursor = cursorIn(alone);
    typeMark(alone, { mark: 2 });
    typeMark(group, { mark: 3 });
    cursor.change(group);
    expect(findDraft(group.key)).toMatchObject({ mark: 3 });
    expect(findDraft(alone.key)).toMatchObject({ mark: 2 });
  });
});
