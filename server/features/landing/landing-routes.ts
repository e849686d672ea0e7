import { publicRoute } from '../../http/route.ts';
import { requestDemo } from './request-demo.ts';

export const landingRoutes = {
  requestDemo: publicRoute.landing.requestDemo.handler(
    async ({ context: { database, jobs, settings }, input }) => {
      await requestDemo(database, jobs, input, settings.demoRequestsTo !== null);
      return { received: true };
    },
  ),

  frontPage: publicRoute.landing.frontPage.handler(({ context: { settings } }) => ({
    repositoryUrl: settings.repositoryUrl,
  })),
};
