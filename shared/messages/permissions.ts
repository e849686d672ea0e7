import type { Action } from '../permissions.ts';

/** What an access token for scripts may do, as its owner ticks it, grouped under headings. */
export const scopeGroups: { title: string; scopes: Partial<Record<Action, string>> }[] = [
  {
    title: 'Questions',
    scopes: {
      'question.list': 'Read questions with their mark schemes',
      'question.create': 'Add questions',
      'question.update': 'Change questions',
      'question.delete': 'Delete questions',
      'question.import': 'Import question files',
      'question.export': 'Download questions',
      'upload.create': 'Upload images',
      'upload.read': 'Read images',
    },
  },
  {
    title: 'Quizzes',
    scopes: {
      'quiz.list': 'List quizzes',
      'quiz.read': 'Read a quiz with its questions',
      'quiz.create': 'Create quizzes',
      'quiz.import': 'Import quizzes from the legacy system',
      'quiz.duplicate': 'Duplicate quizzes',
      'quiz.set': 'Set quizzes for classes, with dates',
      'quiz.lock': 'Lock and unlock quizzes',
      'quiz.release': 'Release marks',
      'quiz.delete': 'Delete quizzes',
      'attempt.supervise': 'Watch a quiz, add time, reopen',
    },
  },
  {
    title: 'Marking and results',
    scopes: {
      'response.list': 'Read answers and marks',
      'response.mark': 'Mark answers, start marking runs',
      'scheme.try': 'Try mark schemes',
      'scheme.teach': 'Teach the marker',
      'marker.use': 'Use the marking service',
      'marker.inspect': 'Inspect the marker',
      'result.read': 'Read and download results',
      'result.overview': 'Read the overview of quizzes',
    },
  },
  {
    title: 'Students and reports',
    scopes: {
      'student.read': 'Read students’ profiles',
      'report.write': 'Write reports',
      'report.read': 'Read reports',
      'welfare.read': 'Read welfare concerns',
      'welfare.decide': 'Decide welfare concerns',
      'typing.take': 'Take the typing test',
      'typing.read': 'Read your own typing results',
      'typing.compare': 'Read the typing leaderboard',
    },
  },
  {
    title: 'Classes and people',
    scopes: {
      'class.list': 'List classes',
      'class.list-students': 'List the students of a class',
      'class.find-people': 'Find people to add',
      'class.create': 'Create classes',
      'class.change': 'Change classes and who is in them',
      'class.change-teachers': 'Change who teaches a class',
      'roster.import': 'Import the roster',
      'year.roll-over': 'Begin a new school year',
      'user.list': 'List people',
      'user.invite': 'Invite people',
      'user.correct': 'Correct names and emails',
      'user.change-role': 'Change roles',
      'user.undo-role': 'Undo a change of role',
      'user.set-extra-time': 'Set extra time',
      'user.suspend': 'Suspend people and let them back',
      'user.delete': 'Delete accounts',
      'user.activate-teachers': 'Activate teacher accounts',
    },
  },
  {
    title: 'The school',
    scopes: {
      'settings.manage': 'Read and change school settings',
      'system.manage': 'Read the state of the server',
      'audit.list': 'Read and download the audit trail',
      'demo-request.list': 'Read requests for a demo',
      'demo-request.delete': 'Delete requests for a demo',
    },
  },
];

/** The scopes that change nothing. */
export const readingScopes: readonly Action[] = [
  'question.list',
  'question.export',
  'upload.read',
  'quiz.list',
  'quiz.read',
  'response.list',
  'result.read',
  'result.overview',
  'student.read',
  'report.read',
  'class.list',
  'class.list-students',
  'user.list',
];
