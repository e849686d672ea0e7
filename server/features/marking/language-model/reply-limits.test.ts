import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createDatabase, createPool } from '../../../database/client.ts';
import { markerTools } from '../../../testing/markers/marker-tools.ts';
import { gasTask, useMarkerWithModel } from '../../../testing/markers/marker-with-model.ts';
import { runWithModel } from '../../../testing/markers/run-with-model.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { createMarker } from '../model-marker/create-marker.ts';

/**
 * Far longer than any response that a marker reads, but finite, so that a reader without a limit
 * ends as well.
 */
const PIECES = 64;
const piece = Buffer.alloc(1024 * 1024, ' ');

/** Writes all pieces as fast as they are consumed, and counts them. */
function writePieces(to: NodeJS.WritableStream & { destroyed?: boolean }, taken: () => void) {
  let left = PIECES;
  const write = () => {
    while (left > 0 && !to.destroyed) {
      left -= 1;
      taken();
      if (!to.write(piece)) {
        to.once('drain', write);
        return;
      }
    }
    to.end();
  };
  write();
}

const tooLong = { reason: 'unusable', said: 'Its answer was too long.' };

describe('a model server that never stops answering', () => {
  const asked = useMarkerWithModel();
  let pieces = 0;
  const take = () => {
    pieces += 1;
  };
  const answers: [string, (outgoing: ServerResponse) => void][] = [
    ['with a success status', (outgoing) => writePieces(outgoing.writeHead(200), take)],
    [
      'compressed, so that little is sent',
      (outgoing) => {
        const packed = createGzip();
        packed.pipe(outgoing.writeHead(200, { 'content-encoding': 'gzip' }));
        writePieces(packed, take);
      },
    ],
  ];

  it.each(answers)('is cut off and gives no mark: %s', async (_, write) => {
    asked.model.behave(({ isProbe }) =>
      isProbe ? { judgement: { points: [], feedback: '', isUnsure: false } } : { write },
    );
    await expect(asked.create().mark(gasTask)).rejects.toMatchObject(tooLong);
  });

  it('is cut off before everything has been read', async () => {
    pieces = 0;
    asked.model.behave(() => ({ write: (outgoing) => writePieces(outgoing.writeHead(200), take) }));
    await expect(asked.create().mark(gasTask)).rejects.toMatchObject(tooLong);
    // It is asked once more, as after any unreadable response.
    expect(pieces).toBeLessThan(PIECES);
  });

  it('is cut off at the first test call, too', async () => {
    pieces = 0;
    asked.model.behave(() => ({ write: (outgoing) => writePieces(outgoing.writeHead(200), take) }));
    await expect(asked.create().findDialect?.(undefined)).rejects.toMatchObject(tooLong);
  });

  it('is cut off while sending an error message', async () => {
    pieces = 0;
    asked.model.behave(() => ({ write: (outgoing) => writePieces(outgoing.writeHead(500), take) }));
    await expect(asked.create().mark(gasTask)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(pieces).toBeLessThan(PIECES);
  });

  it('ends a run with its answers unmarked, and says why', async () => {
    const pool = createPool((await cloneDatabase()).connectionString, { size: 5 });
    const { run, rows } = await runWithModel(createDatabase(pool), {
      name: 'never ceases',
      reply: () => ({ write: (outgoing) => writePieces(outgoing.writeHead(200), take) }),
      expected: {},
    });
    expect(rows.filter(({ markAwarded }) => markAwarded !== null)).toHaveLength(1);
    expect(run?.failure).toContain('Its answer was too long.');
    await pool.end();
  });
});

describe('a marking service that never stops answering', () => {
  const server = createServer((_, outgoing) =>
    writePieces(outgoing.writeHead(200), () => undefined),
  );
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is cut off and gives no mark', async () => {
    const { port } = server.address() as AddressInfo;
    const { marking } = readConfig({ MARKING_SERVICE_URL: `http://127.0.0.1:${port}` });
    const marker = createMarker(marking, markerTools());
    await expect(marker.mark(gasTask)).rejects.toMatchObject(tooLong);
  });
});
