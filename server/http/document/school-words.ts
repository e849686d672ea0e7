import type { WordsOf } from './words.ts';

export const uploadsWords: WordsOf<'uploads'> = {
  create: [
    'Upload an image',
    'Takes an image as a form’s field `file`, before the question that shows it is saved.',
  ],
  read: ['Download an image', 'The bytes of an image that a question shows.'],
};

export const systemWords: WordsOf<'system'> = {
  status: ['Read the state of the server'],
  getSettings: [
    'Read the school’s settings',
    'What the school has decided, with what the server’s configuration decides for it.',
  ],
  changeSettings: [
    'Change the school’s settings',
    'Changes what is given. A setting that the configuration decides cannot be changed.',
  ],
  retryJob: ['Try a failed job again', 'Has a job that failed tried again at once.'],
  retryAllJobs: ['Try all failed jobs again', 'Says how many are tried again.'],
  firstSteps: [
    'List the first steps',
    'What an administrator sets up first, and how far they are.',
  ],
  noteFirstStep: ['Note a first step as done'],
  dismissFirstSteps: ['Put the first steps away'],
  sendTestMail: ['Send a test message'],
  describeLeaving: ['Read what leaves the school'],
  acceptLeaving: [
    'Accept what leaves the school',
    'Accepts what leaves the school, as it was read: with this provider and these fields.',
  ],
  listModelCalls: ['List calls to models', 'Calls to models, the newest first.'],
  exportModelCalls: ['Download calls to models'],
};

export const landingWords: WordsOf<'landing'> = {
  requestDemo: ['Ask for a demo', 'Stores and mails a request for a demo.'],
  listDemoRequests: [
    'List requests for a demo',
    'One page of what visitors wrote, newest first, for administrators.',
  ],
  removeDemoRequest: [
    'Delete a request for a demo',
    'Deletes it for good; one that is gone already is no mistake.',
  ],
  aboutSchool: [
    'Read what the privacy notice says',
    'What the privacy notice says about the school; empty where it says nothing.',
  ],
  frontPage: [
    'Read the front page’s links',
    'What the front page’s links need: the repository’s address, or null for none.',
  ],
};

export const typingTestWords: WordsOf<'typingTest'> = {
  start: [
    'Begin a typing test',
    'Starts a run: its words, and its start by the server’s clock. One left behind ends.',
  ],
  finish: [
    'End a typing test',
    'Ends a run and stores its result: once, and only what a person can have typed.',
  ],
  leaderboard: ['Read the leaderboard', 'The ten fastest, each person once by their best WPM.'],
  myResults: ['Read your own typing results'],
};

export const welfareWords: WordsOf<'welfare'> = {
  list: [
    'List welfare concerns',
    'What is to be read, open ones first; of one quiz, or of all within reach.',
  ],
  read: ['Read the words of a concern', 'Shows the words, and records who saw them and when.'],
  decide: ['Decide a concern', 'Records what a person decided, once.'],
  helpLines: [
    'Read the help lines',
    'Where a student can turn to, one a line, as the school has set it.',
  ],
};

export const reportsWords: WordsOf<'reports'> = {
  listMissing: [
    'List whose report is missing',
    'The students without a report of a term, in the classes that one teaches; an administrator in all.',
  ],
  generate: [
    'Write reports (report service)',
    'Writes up to 30 reports and stores nothing. It answers within 60 s with the reports that are written by then; a class of any size is better served by `POST /report-batches`.',
  ],
  describeWriter: [
    'Read which writer is in use',
    'Whether a model writes here, which tone and length are for.',
  ],
  startBatch: [
    'Begin a batch of reports',
    'Begins a batch: its reports are written one by one by a job.',
  ],
  listBatches: ['List batches of reports'],
  getBatch: ['Read a batch of reports', 'The batch as far as it is written.'],
  retryBatch: ['Write failed reports again', 'Tries the failed ones again.'],
  deleteBatch: ['Delete a batch of reports'],
  regenerate: [
    'Write a report again',
    'Another report for one student, unlike the one that is there.',
  ],
  edit: ['Change a report'],
  decide: [
    'Decide about a warning',
    'Says that what a warning marks may go home as it stands. It holds until the words change.',
  ],
  checkNotes: [
    'Check notes',
    'What to look at in names, class and notes before anything is written; stores nothing.',
  ],
  exportBatch: ['Download reports'],
  getPaper: [
    'Read reports for printing',
    'What is printed: by the same rule as files, so that no screen can go round it.',
  ],
  suggest: [
    'Read marked work for a report',
    'A student’s own marked work, topic by topic. Nothing of it goes into a report by itself.',
  ],
  listComments: ['List comments', 'The school’s own comments first, then the starter set.'],
  importComments: [
    'Import comments',
    'Puts the comments of a CSV file in place of the school’s own; none where a row is wrong.',
  ],
  handIn: [
    'Hand in reports to be read',
    'Lets a colleague read a batch, found by email; with none named, any administrator. Repeating it hands the batch on.',
  ],
  takeBack: [
    'Take reports back',
    'Nobody but their teacher reads the reports from now on; what was signed stays so.',
  ],
  listToRead: [
    'List reports to read',
    'What colleagues have handed in for the actor to read, the oldest first.',
  ],
  sign: ['Sign a report', 'Signs a report as it stands; its own teacher cannot.'],
  remark: ['Comment on a report'],
};

export const ltiWords: WordsOf<'lti'> = {
  list: ['List learning platforms'],
  add: ['Add a learning platform', 'One that speaks LTI 1.3, by the values that it shows.'],
  change: ['Change a learning platform'],
  remove: ['Remove a learning platform'],
  makeRegistrationAddress: ['Make an address at which a platform registers itself'],
  listFailing: ['List marks that a platform did not take'],
  sendAgain: ['Send these marks again'],
  describeArrival: ['Say as whom somebody comes from a platform'],
  chooseQuiz: ['Have a link of a platform lead to a quiz'],
};

export const webhooksWords: WordsOf<'webhooks'> = {
  list: ['List webhooks'],
  create: [
    'Add a webhook',
    'The only answer that holds the secret. What is sent carries `greenpen-signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY` by the secret.',
  ],
  remove: ['Remove a webhook'],
  listDeliveries: ['List what was sent'],
  sendAgain: ['Send an event again'],
};
