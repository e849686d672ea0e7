import { accountsRoutes } from '../features/accounts/accounts-routes.ts';
import { attemptsRoutes } from '../features/attempts/attempts-routes.ts';
import { classesRoutes } from '../features/classes/classes-routes.ts';
import { markingRoutes } from '../features/marking/marking-routes.ts';
import { questionsRoutes } from '../features/questions/questions-routes.ts';
import { quizzesRoutes } from '../features/quizzes/quizzes-routes.ts';
import { resultsRoutes } from '../features/results/results-routes.ts';
import { uploadsRoutes } from '../features/uploads/uploads-routes.ts';
import { publicRoute } from './route.ts';

/** Every route of the contract with its handler; one that is missing does not compile. */
export const router = publicRoute.router({
  accounts: accountsRoutes,
  classes: classesRoutes,
  uploads: uploadsRoutes,
  questions: questionsRoutes,
  quizzes: quizzesRoutes,
  attempts: attemptsRoutes,
  marking: markingRoutes,
  results: resultsRoutes,
});
