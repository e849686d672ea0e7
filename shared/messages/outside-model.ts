/** The sentences about the data that leaves the school for a model. */
export const outsideMessages = {
  notAccepted:
    'Nothing was sent: texts would go to a provider outside your school, and no administrator has accepted that yet. An administrator can read and accept this on the page “What leaves the school”.',
  changed: 'What would leave the school has changed in the meantime. Please read it again.',
  loadFailed: 'What leaves the school could not be loaded. Please try again.',
  acceptFailed: 'This could not be saved. Please try again.',
  accepted: 'Accepted. Greenpen may now send these fields there.',
  callsFailed: 'The record of calls could not be loaded. Please try again.',
} as const;

/** The page's names for the fields of marking. */
export const markingFieldWords = {
  userAnswer:
    'What the student wrote, with names, usernames, email addresses, telephone numbers and postcodes replaced by placeholders',
  questionText: 'The question',
  markSchemeAnswer: 'Its mark scheme, with what Greenpen read in it',
  maxMark: 'Its maximum mark',
  subject: 'Its subject',
  level: 'Its level, and about how old its readers are',
  synonyms: 'Words that the teacher said mean the same',
  'confirmed.userAnswer':
    'Answers of other students to the same question whose marks a teacher gave or opened, with the same placeholders',
  'confirmed.markAwarded': 'The marks of those answers',
  'confirmed.points': 'Which points those answers earned',
  'images.of': 'Whether an image belongs to the question or the scheme',
  'images.mediaType': 'The kind of an image',
  'images.bytes': 'The images of the question and the scheme',
  'people.name': 'Names of students: they are looked for in the answers, and not sent',
  'people.username': 'Usernames: they are looked for in the answers, and not sent',
  id: 'A number for the answer within the run, which says nothing of the student',
  questionId: 'The question’s id, for the record of calls',
  use: 'Whether it is a trial, for the record of calls',
  kind: 'How the question is answered',
  options: 'The options of a question',
} as const;

/** The fields of a trial on the Marker page or next to a mark scheme. */
export const trialFieldWords = {
  userAnswer:
    'The answer that was typed, names included, with email addresses, telephone numbers and postcodes replaced by placeholders',
  questionText: 'The question that was typed',
  markSchemeAnswer: 'Its mark scheme, with what Greenpen read in it',
  maxMark: 'Its maximum mark',
  synonyms: 'Words that the teacher said mean the same',
} as const;

/** The page's names for the fields of a report. */
export const reportFieldWords = {
  'student.positives':
    'The teacher’s notes on strengths, with names replaced by placeholders, and without sentences about safety, health, needs, meals, family, looks, belief or colleagues, and insults',
  'student.areasToImprove': 'The teacher’s notes on next steps, in the same way',
  'student.level': 'The level, 1 to 9',
  'student.pronouns': 'The pronouns',
  'classInfo.className': 'The class’s name',
  'classInfo.subject': 'The subject',
  'classInfo.term': 'The term',
  'classInfo.unitsCovered': 'The units covered',
  tone: 'The tone that was chosen',
  length: 'The length that was chosen',
  turn: 'What the report is to begin with',
  stray:
    'When a report is asked for again: what was wrong with its voice, such as “told in the past tense”',
  unlike: 'The first four words of other reports of the class, so that this one begins otherwise',
  'student.name': 'The student’s name: it is looked for in the notes, and not sent',
  classmates: 'Names of the class: they are looked for in the notes, and not sent',
  'student.userId': 'The student’s account',
} as const;

export const modelUseNames = {
  marking: 'Marking',
  trial: 'Trials',
  report: 'Reports',
  check: 'Check of the connection',
} as const;

/** The page's sentences about the fields. */
export const leavingMessages = {
  nothing:
    'Nothing. Greenpen marks answers and writes reports on this server. No text goes to a language model.',
  inside:
    'Texts go to a language model whose address is on your school’s own network. Greenpen cannot tell whether that computer passes anything on.',
  outside: 'Texts go to a provider outside your school.',
  waiting:
    'Nobody has accepted this yet. Until an administrator does, nothing is sent: marking, trials and reports with the model are refused.',
  generated:
    'Greenpen works out each list itself: it changes one field at a time and checks whether the request changes.',
  beside:
    'Each request also contains Greenpen’s own instructions, the format of the reply, the name of the model, its settings, and the key if there is one. These are the same for every student.',
  notFound:
    'Placeholders stand in for the names of everyone who sat the quiz and of their classmates; in reports, for those of the class. Nicknames, misspelt names and other people’s names are not found.',
  withheld:
    'Texts in which Greenpen finds a possible disclosure are held for a person to read, and go to no model. It does not find every one.',
} as const;
