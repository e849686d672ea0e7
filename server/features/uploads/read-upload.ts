import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import type { FileStore } from './file-store.ts';
import {
  findUpload,
  hasMarkByMarkSchemeImage,
  hasMetQuestionImage,
  type UploadRow,
} from './uploads-queries.ts';

/** Where an uploaded image lies. */
export interface ImageAddress {
  folder: 'questions' | 'markschemes';
  name: string;
}

/**
 * An uploaded image for those who may see it: staff, and students who met it in an attempt; a mark
 * scheme only once a mark by it is there and released. Undefined for all others.
 */
export async function findUploadFor(
  database: Database,
  actor: Actor,
  { folder, name }: ImageAddress,
): Promise<UploadRow | undefined> {
  const upload = await findUpload(database, `${folder}/${name}`);
  if (!upload || can(actor, 'upload.read', { ownerId: upload.uploadedBy })) return upload;
  const hasMet = folder === 'questions' ? hasMetQuestionImage : hasMarkByMarkSchemeImage;
  return (await hasMet(database, actor.id, upload.storageKey)) ? upload : undefined;
}

/** An uploaded image, or 304 where the browser has it already. */
export async function readUpload(
  files: FileStore,
  upload: UploadRow,
  name: string,
  ifNoneMatch: string | undefined,
) {
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
