import { uploadFolders, type UploadKind } from '../../../shared/contract/uploads.ts';

const MAX_STEM_CHARACTERS = 80;

/**
 * Returns the stored name of a file, `{timestamp}_{filename}` (spec section 7, File storage). Only
 * letters, digits, dots and hyphens of the original filename are kept. The timestamp is in
 * milliseconds.
 */
export function storedName(filename: string, timestamp: number, extension: string): string {
  const baseName = filename.slice(
    Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1,
  );
  const stem = baseName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, MAX_STEM_CHARACTERS);
  return `${timestamp}_${stem || 'image'}.${extension}`;
}

export function storageKeyOf(kind: UploadKind, name: string): string {
  return `${uploadFolders[kind]}/${name}`;
}

const URL_PREFIX = '/api/files/';

/** Returns the URL at which a stored file is served, as used in questions. */
export function urlOf(storageKey: string): string {
  return `${URL_PREFIX}${storageKey}`;
}

/** Returns the storage key of a URL made by `urlOf`. */
export function storageKeyOfUrl(url: string): string {
  return url.slice(URL_PREFIX.length);
}
