import { describe, expect, it } from 'vitest';
import { formatDeed } from './format-decision.ts';

describe('a step in the history of a mark', () => {
  it.each([
    ['accepted', true, 'accepted it in bulk, without opening it'],
    ['accepted', false, 'accepted the mark'],
    ['overridden', true, 'gave it a mark in bulk, without opening it'],
    // An undo may restore a mark that somebody else had accepted in bulk.
    ['undone', true, 'undid a decision'],
  ] as const)('of the kind %s, in bulk: %s, is that its teacher %s', (kind, isInBulk, deed) => {
    expect(formatDeed({ kind, isInBulk })).toBe(deed);
  });
});
