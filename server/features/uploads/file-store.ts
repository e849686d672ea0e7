import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStoreConfig } from '../../config.ts';

/**
 * The store of uploaded files. Keys are relative paths such as `questions/1763714180000_cell.webp`.
 */
export type FileStore = Pick<Disk, 'put' | 'getBytes' | 'exists' | 'delete'>;

/**
 * File mode: the server and its group can read; other users of the machine must not see what
 * students see.
 */
const FILE_MODE = 0o640;

class PrivateDisk extends Disk {
  readonly #folder: string;

  constructor(folder: string) {
    super(new FSDriver({ location: folder, visibility: 'private' }));
    this.#folder = folder;
  }

  override async put(...[key, ...rest]: Parameters<Disk['put']>): Promise<void> {
    await super.put(key, ...rest);
    await chmod(join(this.#folder, key), FILE_MODE);
  }
}

/** How long a bucket may take to connect, and then between two signs of life. */
const BUCKET_TIMEOUT_MS = 10_000;

/**
 * Creates the configured store: a folder, or a bucket with an S3-compatible API. A bucket that does
 * not respond in time is tried three times, then the call fails.
 */
export async function createFileStore(
  config: FileStoreConfig,
  timeoutMs = BUCKET_TIMEOUT_MS,
): Promise<FileStore> {
  if (config.kind === 'disk') return new PrivateDisk(config.folder);
  const { bucket, endpoint, region, credentials } = config;
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Many S3-compatible servers support neither access lists nor the newer checksums.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
      ...(credentials && { credentials }),
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    }),
  );
}
