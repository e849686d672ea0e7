import { oc } from '@orpc/contract';
import { accountsContract } from './accounts.ts';
import { appealsContract } from './appeals.ts';
import { attemptsContract } from './attempts.ts';
import { blindMarksContract } from './blind-marks.ts';
import { classesContract } from './classes.ts';
import { firstStepsContract } from './first-steps.ts';
import { landingContract } from './landing.ts';
import { markingContract } from './marking.ts';
import { outsideModelContract } from './outside-model.ts';
import { quizResultsContract } from './quiz-results.ts';
import { ownAccountContract } from './own-account.ts';
import { rolloverContract } from './rollover.ts';
import { rosterContract } from './roster.ts';
import { questionsContract } from './questions.ts';
import { quizzesContract } from './quizzes.ts';
import { markDecisionsContract } from './mark-decisions.ts';
import { markingServiceContract } from './marking-service.ts';
import { resultsContract } from './results.ts';
import { studentsContract } from './students.ts';
import { reportsContract } from './report-batches.ts';
import { reportReadingContract } from './report-reading.ts';
import { reportCommentsContract } from './report-comments.ts';
import { ltiContract } from './lti.ts';
import { liveAttemptsContract } from './live-attempts.ts';
import { searchContract } from './search.ts';
import { systemContract } from './system.ts';
import { tokensContract } from './tokens.ts';
import { typingTestContract } from './typing-test.ts';
import { welfareContract } from './welfare.ts';
import { webhooksContract } from './webhooks.ts';
import { uploadsContract } from './uploads.ts';

/** Every call of Greenpen's API, by feature. */
export const contract = {
  accounts: oc.tag('accounts').router(accountsContract),
  account: oc.tag('account').router(ownAccountContract),
  tokens: oc.tag('keys for scripts').router(tokensContract),
  classes: oc.tag('classes').router({ ...classesContract, ...rosterContract, ...rolloverContract }),
  uploads: oc.tag('uploads').router(uploadsContract),
  questions: oc.tag('questions').router(questionsContract),
  quizzes: oc.tag('quizzes').router(quizzesContract),
  welfare: oc.tag('welfare').router(welfareContract),
  attempts: oc.tag('attempts').router({ ...attemptsContract, ...liveAttemptsContract }),
  marking: oc.tag('marking').router({
    ...markingContract,
    ...markDecisionsContract,
    ...blindMarksContract,
    ...markingServiceContract,
    ...appealsContract,
  }),
  results: oc.tag('results').router({ ...resultsContract, ...quizResultsContract }),
  students: oc.tag('students').router(studentsContract),
  reports: oc
    .tag('reports')
    .router({ ...reportsContract, ...reportCommentsContract, ...reportReadingContract }),
  system: oc
    .tag('system')
    .router({ ...systemContract, ...firstStepsContract, ...outsideModelContract }),
  search: oc.tag('search').router(searchContract),
  webhooks: oc.tag('webhooks').router(webhooksContract),
  lti: oc.tag('learning platforms').router(ltiContract),
  typingTest: oc.tag('typing test').router(typingTestContract),
  landing: oc.tag('landing').router(landingContract),
};
export type Contract = typeof contract;
