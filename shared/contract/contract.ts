import { oc } from '@orpc/contract';
import { accountsContract } from './accounts.ts';
import { attemptsContract } from './attempts.ts';
import { classesContract } from './classes.ts';
import { markingContract } from './marking.ts';
import { questionsContract } from './questions.ts';
import { quizzesContract } from './quizzes.ts';
import { resultsContract } from './results.ts';
import { uploadsContract } from './uploads.ts';

/** Every call of Greenpen's API, by feature. */
export const contract = {
  accounts: oc.tag('accounts').router(accountsContract),
  classes: oc.tag('classes').router(classesContract),
  uploads: oc.tag('uploads').router(uploadsContract),
  questions: oc.tag('questions').router(questionsContract),
  quizzes: oc.tag('quizzes').router(quizzesContract),
  attempts: oc.tag('attempts').router(attemptsContract),
  marking: oc.tag('marking').router(markingContract),
  results: oc.tag('results').router(resultsContract),
};
export type Contract = typeof contract;
