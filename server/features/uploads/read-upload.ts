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

/** The location of an uploaded image. */
export interface ImageAddress {
  folder: 'questions' | 'markschemes';
  name: string;
}

/**
 * Returns an uploaded image if the actor may see it, else undefined. Staff may see all; students may
 * see question images that they met in an attempt, and mark scheme images of questions for which
 * they have a released mark.
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

/** Returns an uploaded image, or 304 if the browser has it cached. */
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
 * Lets browsers cache the image but revalidate it each time, because school computers are shared.
 * Browsers must not interpret the bytes as anything but an image.
 */
const fileHeaders = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
