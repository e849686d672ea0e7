import { route } from '../../http/route.ts';
import { requestDemo } from './request-demo.ts';

export const landingRoutes = {
  requestDemo: route.landing.requestDemo.handler(
    async ({ context: { database, jobs, settings }, input }) => {
      await requestDemo(database, jobs, input, settings.demoRequestsTo !== null);
      return { received: true };
    },
  ),

  frontPage: route.landing.frontPage.handler(({ context: { settings } }) => ({
    repositoryUrl: settings.repositoryUrl,
  })),
};
