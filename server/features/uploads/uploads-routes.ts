import { route } from '../../http/route.ts';
import { readUpload } from './read-upload.ts';
import { storeUpload } from './store-upload.ts';

export const uploadsRoutes = {
  create: route.uploads.create.handler(({ context: { database, files, actor }, input }) =>
    storeUpload(database, files, actor, input),
  ),

  read: route.uploads.read.handler(({ context: { files, upload }, input }) =>
    readUpload(files, upload, input.params.name, input.headers['if-none-match']),
  ),
};
