/** The sentences of learning platforms (LTI). */
export const ltiMessages = {
  /** Why a launch ended on Greenpen's own page, for the person who came. */
  problems: {
    UNKNOWN_PLATFORM:
      'Greenpen does not recognise your learning platform. A school administrator can add it in Greenpen under Connections.',
    UNKNOWN_DEPLOYMENT:
      'Greenpen recognises your learning platform, but not this deployment of it. A school administrator can add its deployment ID in Greenpen under Connections.',
    TOO_OLD:
      'This link has been open for too long. Please go back to your learning platform and open it again.',
    NOT_ASKED:
      'This link has already been used, or it took too long. Please go back to your learning platform and open it again.',
    NOT_FOR_US:
      'What your learning platform sent was not meant for this Greenpen. Its administrator should check the issuer and client ID against those in Greenpen under Connections.',
    BAD_SIGNATURE:
      'What your learning platform sent could not be verified. If this keeps happening, its administrator should check the key set address against the one in Greenpen under Connections.',
    BAD_MESSAGE: 'Your learning platform sent something that Greenpen does not understand.',
    KEYS_AWAY:
      'Greenpen could not read your learning platform’s keys just now. Please go back and open the link again in a minute.',
    PLATFORM_REFUSED:
      'Your learning platform turned this down. Please sign in there again, then open the link again.',
    NO_QUIZ: 'No quiz has been chosen for this link yet. Please tell your teacher.',
    QUIZ_GONE: 'The quiz for this link is no longer here. Please tell your teacher.',
    NOT_A_TEACHER:
      'Your account here is not a teacher’s. A school administrator can change that. Then open the link again.',
    NO_ROLE:
      'Your learning platform does not say that you teach this course or are a student of it. Please ask its administrator.',
    OTHER_ROLE:
      'You are signed in to Greenpen with an account that is not for your role on your learning platform: a teacher’s account is for those who teach the course there, a student’s for its students. Please sign out of Greenpen, then open the link again.',
    ADMINISTRATOR:
      'Administrators sign in to Greenpen directly, not through a learning platform. Please open Greenpen in another tab.',
    SUSPENDED: 'Your account here is suspended. Please ask the school.',
    TICKET_OVER:
      'This took too long. Please go back to your learning platform and open the link again.',
  },
  /** Shown if the person is signed in to an account that the platform may not open. */
  otherAccount: (platform: string, role: 'teacher' | 'student', name: string) =>
    `${platform} sends you as a ${role}, but you are signed in here as ${name}, which is not a ${role}’s account. Please sign out of Greenpen, then open the link again.`,
  joined:
    'Your account is connected. Close this tab, go back to your learning platform, and choose the content there again.',
  urlInvalid: 'Please enter an address that starts with https://.',
  required: 'Please fill this in.',
  loadFailed: 'The learning platforms could not be loaded. Please try again.',
  saveFailed: 'The learning platform could not be saved. Please try again.',
  taken: 'There is already a learning platform with this issuer and client ID.',
  ticketOver:
    'This took too long. Please go back to your learning platform and open the link again.',
  removed: 'The learning platform has been removed.',
  removeFailed: 'The learning platform could not be removed. Please try again.',
  confirmRemove:
    'Remove this learning platform? Its links will stop working, students can no longer sign in through it, and no marks will be sent there. Accounts and results stay.',
  saved: 'Saved.',
  addressOnce:
    'Give this address to the learning platform within a day, where it asks for a tool URL or registration URL. It works once.',
  registrationFailed: 'The address could not be made. Please try again.',
  queued: 'They are being sent again.',
  sendAgainFailed: 'They could not be sent again. Please try again.',
  quizzesFailed: 'Your quizzes could not be loaded. Please try again.',
  chooseFailed: 'The quiz could not be chosen. Please try again.',
} as const;
