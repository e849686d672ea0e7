import { permissions } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { FileStore } from './file-store.ts';
import {
  findUpload,
  hasMarkByMarkSchemeImage,
  hasMetQuestionImage,
  type UploadRow,
} from './uploads-queries.ts';

interface Request {
  folder: 'questions' | 'markschemes';
  name: string;
  /** What the browser has already, if anything. */
  ifNoneMatch: string | undefined;
}

/**
 * An uploaded image for those who may see it: staff, and students who met it in an attempt; a mark
 * scheme only once a mark by it is there and released. Throws NOT_FOUND for all others, as if there
 * were none.
 */
export async function readUpload(
  database: Database,
  files: FileStore,
  actor: Actor,
  { folder, name, ifNoneMatch }: Request,
) {
  const upload = await findUpload(database, `${folder}/${name}`);
  if (!upload || !(await maySee(database, actor, folder, upload))) throw fail('NOT_FOUND');
  const etag = `"${upload.id}"`;
  const headers = { etag, ...fileHeaders };
  if (ifNoneMatch === etag) return { status: 304 as const, headers };
  const bytes = await files.getBytes(upload.storageKey);
  return {
    status: 200 as const,
    headers: { ...headers, 'content-disposition': `inline; filename="${name}"` },
    body: new File([new Uint8Array(bytes)], name, { type: upload.mediaType }),
  };
}

/**
 * A browser may keep the image, but asks again each time, since computers in schools are shared.
 * It shows the image and nothing else that the bytes could be taken for.
 */
const fileHeaders = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

async function maySee(
  database: Database,
  actor: Actor,
  folder: Request['folder'],
  { storageKey }: UploadRow,
): Promise<boolean> {
  if (permissions['upload.read'][actor.role] === 'all') return true;
  return folder === 'questions'
    ? hasMetQuestionImage(database, actor.id, storageKey)
    : hasMarkByMarkSchemeImage(database, actor.id, storageKey);
}
