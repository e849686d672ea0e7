import { uploadFolders, type UploadKind } from '../../../shared/contract/uploads.ts';

const MAX_STEM_CHARACTERS = 80;

/**
 * The name that a file gets in the store: `{timestamp}_{filename}` (spec section 7, File storage)
 * with all but letters, digits, dots and hyphens taken out of the name that its owner gave it.
 * The timestamp is in milliseconds.
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

/** Where a file of this kind lies in the store. */
export function storageKeyOf(kind: UploadKind, name: string): string {
  return `${uploadFolders[kind]}/${name}`;
}

const URL_PREFIX = '/api/files/';

/** The address under which a stored file is served, as questions carry it. */
export function urlOf(storageKey: string): string {
  return `${URL_PREFIX}${storageKey}`;
}

/** The inverse of `urlOf`. */
export function storageKeyOfUrl(url: string): string {
  return url.slice(URL_PREFIX.length);
}
