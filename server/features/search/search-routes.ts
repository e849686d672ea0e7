import { route } from '../../http/route.ts';
import { find } from './find.ts';

export const searchRoutes = {
  find: route.search.find.handler(async ({ context: { database, actor }, input }) => ({
    items: await find(database, actor, input.search),
  })),
};
