/** The sentences of the typing test. The one from spec section 5 is word for word. */
export const typingTestMessages = {
  pastingDisabled: 'Pasting is disabled. Please type manually.',
  startFailed: 'The test could not be started. Please try again.',
  leaderboardFailed: 'Failed to load the leaderboard. Please try again.',
  leaderboardEmpty: 'Nobody has taken the test yet.',
  historyFailed: 'Failed to load your results. Please try again.',
  historyEmpty: 'Your results will appear here.',
  runOver: 'This run is over. Please start a new test.',
  resultRefused: 'This result cannot have been typed by hand.',
} as const;
