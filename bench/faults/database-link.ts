import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** The network between Greenpen and its database, which can be slowed, cut, or redirected. */
export interface DatabaseLink {
  connectionString: string;
  /** Delays everything by this much in each direction. */
  delay(milliseconds: number): void;
  /** Breaks every connection, and every new one for this long. */
  cut(milliseconds: number): void;
  /** Sends new connections to this server from now on; existing ones break. */
  leadTo(connectionString: string): void;
  close(): Promise<void>;
}

/** Delays every chunk by this much, keeping their order. */
class Late extends Transform {
  readonly #milliseconds: () => number;
  #before: Promise<unknown> = Promise.resolve();
  #onTheWay = 0;

  constructor(milliseconds: () => number) {
    super();
    this.#milliseconds = milliseconds;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const milliseconds = this.#milliseconds();
    if (milliseconds === 0 && this.#onTheWay === 0) return done(null, chunk);
    this.#onTheWay += 1;
    this.#before = Promise.all([this.#before, sleep(milliseconds)]).then(() => {
      this.#onTheWay -= 1;
      this.push(chunk);
    });
    done();
  }

  override _flush(done: TransformCallback): void {
    void this.#before.then(() => done());
  }
}

/** Forwards connections from a separate port to the database. */
export async function openDatabaseLink(connectionString: string): Promise<DatabaseLink> {
  const sockets = new Set<Socket>();
  let target = new URL(connectionString);
  let delayMs = 0;
  let cutUntil = 0;
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((app) => {
    const database = connect(Number(target.port), '127.0.0.1');
    follow(app, database);
    follow(database, app);
    if (performance.now() < cutUntil) return app.destroy();
    app
      .pipe(new Late(() => delayMs))
      .pipe(database)
      .pipe(new Late(() => delayMs))
      .pipe(app);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const own = new URL(connectionString);
  own.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: own.href,
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    cut: (milliseconds) => {
      cutUntil = performance.now() + milliseconds;
      breakAll();
    },
    leadTo: (other) => {
      target = new URL(other);
      breakAll();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
}
