/** The sentences of the search. */
export const searchMessages = {
  searching: 'Searching…',
  failed: 'The search failed. Please try again.',
  howTo: 'Type to search. Use the arrow keys to choose and Enter to open.',
  nothingForStaff:
    'Nothing found. Try part of a quiz’s title or code, a student’s name, or a word from a question.',
  nothingForStudents: 'Nothing found. Try part of a quiz’s title or its code.',
} as const;
