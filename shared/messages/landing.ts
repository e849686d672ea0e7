/** The sentences of the front page. */
export const landingMessages = {
  nameRequired: 'Please enter your name.',
  emailInvalid: 'Please enter a valid email address.',
  messageRequired: 'Please write a line or two.',
  sent: 'Thank you! Your message has arrived, and we will answer by email.',
  formNotLoaded:
    'Your message has not been sent, because part of this page did not load. Please copy it, reload the page and send it again.',
  sendFailed: 'Your message could not be sent. Please try again.',
  requestsFailed: 'The messages could not be loaded. Please try again.',
  noRequests: 'Nobody has written yet.',
  removeRequest: 'Delete this message? It cannot be brought back.',
  requestRemoved: 'The message is deleted.',
  removeRequestFailed: 'The message could not be deleted. Please try again.',
  wholeNumbers: 'Please enter whole numbers of 0 or more.',
  noSaving: 'At these figures Greenpen costs more than it saves.',
} as const;
