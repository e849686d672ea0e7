import { beforeEach, describe, expect, it } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import {
  countMarkDrafts,
  carryDraft,
  discardDraft,
  findDraft,
  setSaving,
  takeBackMark,
  typeAnotherMark,
  typeMark,
} from './mark-drafts.ts';

const target = testingTarget();
const draft = () => findDraft(target.key);

describe('a draft of a mark', () => {
  beforeEach(() => {
    setSaving(target.key, false);
    discardDraft(target.key);
  });

  it('lets feedback follow the mark while it is not the teacher’s own', () => {
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: null });
  });

  it('keeps feedback that was written before the mark was given', () => {
    typeMark(target, { feedback: 'Say more of the light.' });
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: 'Say more of the light.' });
  });

  it('sets aside feedback that was written for another mark, and loses none', () => {
    typeAnotherMark(target, { mark: 1 });
    typeMark(target, { feedback: 'Only one of the two.' });
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: null, setAside: 'Only one of the two.' });
    typeAnotherMark(target, { mark: 3 });
    expect(draft()).toMatchObject({ feedback: null, setAside: 'Only one of the two.' });
  });

  it('leaves nothing to save once the points are back as they were', () => {
    typeAnotherMark(target, { mark: 0, points: [] });
    expect(takeBackMark(target.key)).toBe(true);
    expect(countMarkDrafts()).toBe(0);
  });

  it('keeps the feedback beside such a mark, and the mark while another is being saved', () => {
    typeAnotherMark(target, { mark: 0, points: [] });
    typeMark(target, { feedback: 'Say more of the light.' });
    expect(takeBackMark(target.key)).toBe(false);
    discardDraft(target.key);
    typeAnotherMark(target, { mark: 0, points: [] });
    setSaving(target.key, true);
    expect(takeBackMark(target.key)).toBe(false);
    expect(draft()).toMatchObject({ mark: 0 });
  });

  it('moves to where its answer is now, unless the answer has other words', () => {
    const now = { ...target, key: 'now' };
    const changed = testingTarget({ userAnswer: 'Other words.' });
    typeAnotherMark(target, { mark: 1 });
    carryDraft(target, [{ ...changed, key: 'other words' }]);
    expect(draft()).toMatchObject({ mark: 1 });
    carryDraft(target, [{ ...now, key: 'nothing', submissions: [] }, now]);
    expect(draft()).toBeUndefined();
    expect(findDraft('now')).toMatchObject({ mark: 1 });
    discardDraft('now');
  });
});
