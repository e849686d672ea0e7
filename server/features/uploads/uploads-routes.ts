import { route } from '../../http/route.ts';
import { readUpload } from './read-upload.ts';
import { storeUpload } from './store-upload.ts';

export const uploadsRoutes = {
  create: route.uploads.create.handler(({ context: { database, files, actor }, input }) =>
    storeUpload(database, files, actor, input),
  ),

  read: route.uploads.read.handler(({ context: { database, files, actor }, input }) => {
    const { params, headers } = input;
    return readUpload(database, files, actor, { ...params, ifNoneMatch: headers['if-none-match'] });
  }),
};
