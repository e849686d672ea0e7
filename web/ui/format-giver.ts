import type { MarkGiver } from '../../shared/mark-giver.ts';

/** Who gave a mark that no teacher has looked at, in words. */
export const givenBy: Readonly<Record<MarkGiver, string>> = {
  ai: 'marked by AI',
  exact: 'marked exactly, without AI',
  blank: 'left blank',
};

/** What stands before the mark that was there before a teacher's. */
export const whoGave: Readonly<Record<MarkGiver, string>> = {
  ai: 'The AI gave',
  exact: 'Exact marking gave',
  blank: 'Left blank, it got',
};
