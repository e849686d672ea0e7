import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SwallowingProxy {
  connectionString: string;
  /** Returns the number of connections through it. */
  count(): number;
  /**
   * From now on, keeps these connections open but lets nothing through, as when the other side has
   * disappeared without a packet.
   */
  swallow(which: (position: number) => boolean): void;
  /** Closes all current connections. */
  cut(): void;
  /** Closes all current connections and accepts no more. */
  close(): void;
  /** Accepts connections again. */
  open(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the database that can drop traffic on demand. */
export async function startSwallowingProxy(connectionString: string): Promise<SwallowingProxy> {
  const target = new URL(connectionString);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  const server = createServer((client) => {
    const pair = { client, server: connect(Number(target.port), target.hostname) };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      pair.server.destroy();
    };
    for (const socket of [client, pair.server]) socket.on('error', end).on('close', end);
    client.pipe(pair.server);
    pair.server.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = new URL(connectionString);
  through.host = `127.0.0.1:${port}`;
  const cut = () => {
    for (const { client } of pairs) client.destroy();
  };
  return {
    connectionString: through.href,
    count: () => pairs.size,
    swallow: (which) => {
      for (const [position, { client, server: other }] of [...pairs].entries()) {
        if (!which(position)) continue;
        client.unpipe(other).resume();
        other.unpipe(client).resume();
      }
    },
    cut,
    close: () => {
      server.close();
      cut();
    },
    open: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (server.listening) server.close();
      cut();
    },
  };
}
