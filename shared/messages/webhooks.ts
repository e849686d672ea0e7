/** The sentences of webhooks. */
export const webhooksMessages = {
  urlInvalid: 'Please enter an address that starts with https:// or http://.',
  eventsRequired: 'Please choose at least one event.',
  loadFailed: 'The webhooks could not be loaded. Please try again.',
  addFailed: 'The webhook could not be added. Please try again.',
  removed: 'The webhook has been removed.',
  removeFailed: 'The webhook could not be removed. Please try again.',
  confirmRemove: 'Remove this webhook and its log? Nothing more is sent there.',
  secretOnce:
    'Copy the secret now. It will not be shown again. What is sent carries a signature made with it.',
  queued: 'It is being sent again.',
  sendAgainFailed: 'It could not be sent again. Please try again.',
  privateAddress:
    'The address is in a private network, which this installation does not allow (PRIVATE_ADDRESSES).',
} as const;
