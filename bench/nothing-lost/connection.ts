import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between the pages and the server, which can be cut. */
export interface Connection {
  address: string;
  /** Breaks every connection, and every new one for this long. */
  cut(milliseconds: number): void;
  close(): Promise<void>;
}

/** Forwards connections from a separate port to the app's. */
export async function openConnection(appPort: number): Promise<Connection> {
  const sockets = new Set<Socket>();
  let cutUntil = 0;
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((page) => {
    const app = connect(appPort, '127.0.0.1');
    follow(page, app);
    follow(app, page);
    if (Date.now() < cutUntil) return page.destroy();
    page.pipe(app).pipe(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (milliseconds) => {
      cutUntil = Date.now() + milliseconds;
      breakAll();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
}
