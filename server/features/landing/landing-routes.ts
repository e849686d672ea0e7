import { aboutSchool } from '../../http/privacy-document.ts';
import { route } from '../../http/route.ts';
import { deleteDemoRequest, listDemoRequests } from './landing-queries.ts';
import { requestDemo } from './request-demo.ts';

export const landingRoutes = {
  requestDemo: route.landing.requestDemo.handler(
    async ({ context: { database, jobs, settings }, input }) => {
      await requestDemo(database, jobs, input, settings.demoRequestsTo !== null);
      return { received: true };
    },
  ),

  listDemoRequests: route.landing.listDemoRequests.handler(
    async ({ context: { database }, input }) => {
      const { items, total } = await listDemoRequests(database, input.page);
      const shown = items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { items: shown, total };
    },
  ),

  removeDemoRequest: route.landing.removeDemoRequest.handler(
    async ({ context: { database }, input: { requestId } }) => {
      await deleteDemoRequest(database, requestId);
      return { removed: true };
    },
  ),

  frontPage: route.landing.frontPage.handler(({ context: { settings } }) => ({
    repositoryUrl: settings.repositoryUrl,
  })),

  aboutSchool: route.landing.aboutSchool.handler(async ({ context: { database, settingsStore } }) =>
    aboutSchool(await settingsStore.get(database)),
  ),
};
