import { accountsRoutes } from '../features/accounts/accounts-routes.ts';
import { attemptsRoutes } from '../features/attempts/attempts-routes.ts';
import { classesRoutes } from '../features/classes/classes-routes.ts';
import { landingRoutes } from '../features/landing/landing-routes.ts';
import { markingRoutes } from '../features/marking/marking-routes.ts';
import { ownAccountRoutes } from '../features/accounts/own-account/own-account-routes.ts';
import { questionsRoutes } from '../features/questions/questions-routes.ts';
import { quizzesRoutes } from '../features/quizzes/quizzes-routes.ts';
import { resultsRoutes } from '../features/results/results-routes.ts';
import { reportsRoutes } from '../features/reports/reports-routes.ts';
import { searchRoutes } from '../features/search/search-routes.ts';
import { studentsRoutes } from '../features/students/students-routes.ts';
import { systemRoutes } from '../features/system/system-routes.ts';
import { tokensRoutes } from '../features/accounts/tokens/tokens-routes.ts';
import { typingTestRoutes } from '../features/typing-test/typing-test-routes.ts';
import { uploadsRoutes } from '../features/uploads/uploads-routes.ts';
import { welfareRoutes } from '../features/welfare/welfare-routes.ts';
import { ltiRoutes } from '../features/connections/lti/lti-routes.ts';
import { webhooksRoutes } from '../features/connections/webhooks/webhooks-routes.ts';
import { bindRoutes } from './route.ts';

/** Every route of the contract with its handler; a missing handler does not compile. */
export const router = bindRoutes({
  accounts: accountsRoutes,
  account: ownAccountRoutes,
  tokens: tokensRoutes,
  classes: classesRoutes,
  uploads: uploadsRoutes,
  questions: questionsRoutes,
  quizzes: quizzesRoutes,
  welfare: welfareRoutes,
  attempts: attemptsRoutes,
  marking: markingRoutes,
  results: resultsRoutes,
  students: studentsRoutes,
  reports: reportsRoutes,
  search: searchRoutes,
  webhooks: webhooksRoutes,
  lti: ltiRoutes,
  typingTest: typingTestRoutes,
  system: systemRoutes,
  landing: landingRoutes,
});
