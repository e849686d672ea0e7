import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStoreConfig } from '../../config.ts';

/** Where uploaded files lie; keys are paths below it, such as `questions/1763714180000_cell.webp`. */
export type FileStore = Pick<Disk, 'put' | 'getBytes' | 'exists' | 'delete'>;

/** The store of the configuration: a folder, or a bucket that speaks the protocol of S3. */
export function createFileStore(config: FileStoreConfig): FileStore {
  if (config.kind === 'disk') {
    return new Disk(new FSDriver({ location: config.folder, visibility: 'private' }));
  }
  const { bucket, endpoint, region, credentials } = config;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Many servers that speak the protocol know neither access lists nor the newer checksums.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(credentials && { credentials }),
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    }),
  );
}
