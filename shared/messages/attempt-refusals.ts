/**
 * Attempt sentences that only the server uses, in a separate file so that a student's page need not
 * fetch them.
 */
export const attemptRefusals = {
  notOpenYet: 'This quiz is not open yet.',
  closed: 'This quiz has closed. Ask your teacher if you missed it.',
  setForOthers: 'This quiz is set for other classes. Ask your teacher if you should sit it.',
  notOverYet: 'You still have time. Please go on.',
  notMarkedYet: 'You can try again once your last attempt is marked.',
  notLookedAt:
    'Your teacher has not looked at all marks of your last attempt yet. You can try again after that.',
  appealOpen:
    'You questioned a mark of your last attempt. You can try again once your teacher has decided on it.',
  justEnded: 'Your answers have only just been handed in. Please try again in a few seconds.',
  attemptFollowed: 'The student has started another attempt.',
  noneUnderWay: 'No attempt is in progress.',
  underWay: 'This attempt is still in progress.',
  resting:
    'You are on a rest break. What you have written is kept on this device, and will be sent when you continue.',
  changedAfterReopening: 'The student changed the answer after the attempt was reopened.',
} as const;
