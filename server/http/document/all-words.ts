import type { Contract } from '../../../shared/contract/contract.ts';
import { markingWords } from './marking-words.ts';
import {
  accountsWords,
  accountWords,
  classesWords,
  studentsWords,
  tokensWords,
} from './people-words.ts';
import {
  landingWords,
  reportsWords,
  ltiWords,
  systemWords,
  typingTestWords,
  uploadsWords,
  webhooksWords,
  welfareWords,
} from './school-words.ts';
import {
  attemptsWords,
  questionsWords,
  quizzesWords,
  resultsWords,
  searchWords,
} from './teaching-words.ts';
import type { WordsOf } from './words.ts';

/** The document's text for each call. */
export const callWords: { [Feature in keyof Contract]: WordsOf<Feature> } = {
  accounts: accountsWords,
  account: accountWords,
  tokens: tokensWords,
  classes: classesWords,
  uploads: uploadsWords,
  questions: questionsWords,
  quizzes: quizzesWords,
  welfare: welfareWords,
  attempts: attemptsWords,
  marking: markingWords,
  results: resultsWords,
  search: searchWords,
  students: studentsWords,
  reports: reportsWords,
  system: systemWords,
  webhooks: webhooksWords,
  lti: ltiWords,
  typingTest: typingTestWords,
  landing: landingWords,
};

/** The description of each tag, in the order of the document. */
export const tagWords: Record<string, string> = {
  'signing in': 'A session in a cookie, for pages. Scripts use a key instead.',
  accounts: 'People, their roles and rights, and the audit trail.',
  account: 'The account of whoever asks. Not with a key.',
  'keys for scripts': 'Keys that act for a person within chosen scopes. Not with a key.',
  classes: 'Classes with their students and teachers, and rosters.',
  uploads: 'Images of questions and mark schemes.',
  questions: 'The bank of questions with their mark schemes.',
  quizzes: 'Quizzes: questions in order, a code, a time limit.',
  welfare: 'Texts that a person has to see before anything else happens with them.',
  attempts: 'Sitting a quiz, and watching it be sat.',
  marking: 'Marking runs, marks in pencil and in ink, appeals, and the marking service.',
  results: 'Scores, averages and downloads.',
  search: 'Finding quizzes, people, classes and questions by a few letters.',
  students: 'One student across all quizzes.',
  reports: 'Reports of students, their reading and signing.',
  system: 'The installation and the settings of the school.',
  'typing test': 'The thirty-second typing test.',
  landing: 'What the front page asks for.',
  'learning platforms': 'Moodle, Canvas and others, by LTI 1.3. Not with a key.',
  webhooks: 'Other programs are told what happened. Not with a key.',
  callables: 'Functions that answer in the callable shape.',
};
