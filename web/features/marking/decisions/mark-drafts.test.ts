import { beforeEach, describe, expect, it } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import { discardDraft, findDraft, typeAnotherMark, typeMark } from './mark-drafts.ts';

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
});
