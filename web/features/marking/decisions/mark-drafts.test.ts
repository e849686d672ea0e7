import { beforeEach, describe, expect, it } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import {
  countMarkDrafts,
  discardDraft,
  findDraft,
  setSaving,
  takeBackMark,
  typeAnotherMark,
  typeMark,
} from './mark-drafts.ts';

const target = testingTarget();
const draft = () => findDraft(target.key);

describe('what a teacher types for a mark', () => {
  beforeEach(() => discardDraft(target.key));

  it('lets feedback follow the mark while it is not their own', () => {
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: null });
  });

  it('keeps words that they wrote before they gave the mark', () => {
    typeMark(target, { feedback: 'Say more of the light.' });
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: 'Say more of the light.' });
  });

  it('sets words aside that were written for another mark, and forgets none', () => {
    typeAnotherMark(target, { mark: 1 });
    typeMark(target, { feedback: 'Only one of the two.' });
    typeAnotherMark(target, { mark: 2 });
    expect(draft()).toMatchObject({ mark: 2, feedback: null, setAside: 'Only one of the two.' });
    typeAnotherMark(target, { mark: 3 });
    expect(draft()).toMatchObject({ feedback: null, setAside: 'Only one of the two.' });
  });

  it('leaves nothing to save once the points are again as they stood', () => {
    typeAnotherMark(target, { mark: 0, points: [] });
    expect(takeBackMark(target.key)).toBe(true);
    expect(countMarkDrafts()).toBe(0);
  });

  it('keeps the words beside such a mark, and a mark while another is on its way', () => {
    typeAnotherMark(target, { mark: 0, points: [] });
    typeMark(target, { feedback: 'Say more of the light.' });
    expect(takeBackMark(target.key)).toBe(false);
    discardDraft(target.key);
    typeAnotherMark(target, { mark: 0, points: [] });
    setSaving(target.key, true);
    expect(takeBackMark(target.key)).toBe(false);
    expect(draft()).toMatchObject({ mark: 0 });
  });
});
