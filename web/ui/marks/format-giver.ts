import type { MarkGiver } from '../../../shared/mark-giver.ts';

/** Says how a mark that no teacher has checked was given. */
export const givenBy: Readonly<Record<MarkGiver, string>> = {
  ai: 'marked by AI',
  exact: 'marked exactly, without AI',
  blank: 'left blank',
};

/** The words before the earlier mark that a teacher has replaced. */
export const whoGave: Readonly<Record<MarkGiver, string>> = {
  ai: 'The AI gave',
  exact: 'Exact marking gave',
  blank: 'Left blank, it got',
};
