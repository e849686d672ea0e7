/** Sentences that any screen may need. Those from spec sections 4, 5 and 8 are word for word. */
export const generalMessages = {
  loading: 'Loading, please wait...',
  somethingWentWrong: 'An error occurred. Please try again.',
  serverUnreachable: 'The server cannot be reached. Check your connection.',
  invalidInput: 'Some of what was sent is not valid. Please check it and try again.',
  bodyTooLarge: 'That is too much to send at once.',
  workTooLong:
    'The server could not finish this in the time it has. Please try again in a minute, or send less at once.',
  tookTooLong: 'The server took too long to answer. Please try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  notFound: 'Not found.',
  deletedMeanwhile:
    'Something this depends on has just been deleted or changed. Reload the page and try again.',
  notAllowed: 'You do not have permission to do this.',
  signInNeeded: 'User is not logged in. Please log in and try again.',
  databaseAway:
    'Greenpen cannot reach its database at the moment. Please try again in a few seconds.',
  whyDatabaseAway: 'Greenpen cannot reach its database at the moment.',
  whyBusy: 'The server is very busy at the moment.',
  whyNoAnswer: 'The server does not answer at the moment.',
  serverBusy: 'The server is very busy. Please try again in a few seconds.',
  confirmLeave: 'Your changes have not been saved. Leave this page anyway?',
  confirmClose: 'What you entered here has not been saved. Close it anyway?',
  copied: 'Copied to clipboard!',
  copyFailed: 'Copying did not work here. Please select the code and copy it.',
} as const;

/** Shown under a field for a whole number that contains something else. */
export function wholeNumberNeeded(min: number, max: number): string {
  return `Please enter a whole number from ${min} to ${max}.`;
}
