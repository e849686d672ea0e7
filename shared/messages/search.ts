/** The sentences of the search. */
export const searchMessages = {
  searching: 'Searching…',
  failed: 'The search failed. Please try again.',
  howTo: 'Type to search. Arrow keys choose, Enter opens.',
  nothingForStaff:
    'Nothing found. Try part of a quiz’s title or code, a student’s name, or a word from a question.',
  nothingForStudents: 'Nothing found. Try part of a quiz’s title or its code.',
} as const;
