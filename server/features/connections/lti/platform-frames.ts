import type { Database } from '../../../database/client.ts';
import { listPlatforms } from './platforms-queries.ts';

/** How long another process may take to notice a new platform. */
const KEPT_MS = 15_000;

/** The sites that may show Greenpen in a frame. */
export interface PlatformFrames {
  list(): Promise<string[]>;
  /** Clears the cache, so that the next call reads the platforms again. */
  forget(): void;
}

/** Creates a cache of the origins at which registered platforms are opened. */
export function createPlatformFrames(database: Database): PlatformFrames {
  let known: Promise<string[]> = Promise.resolve([]);
  let until = 0;
  return {
    list: () => {
      if (Date.now() < until) return known;
      until = Date.now() + KEPT_MS;
      const before = known;
      known = listPlatforms(database).then(
        (platforms) => [...new Set(platforms.map(({ siteUrl }) => new URL(siteUrl).origin))],
        () => before,
      );
      return known;
    },
    forget: () => {
      until = 0;
    },
  };
}
