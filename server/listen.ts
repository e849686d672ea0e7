import type { FastifyInstance } from 'fastify';
import { CannotStartError } from './cannot-start.ts';
import type { Config } from './config.ts';

const PORTS_TO_TRY = 20;

/** Thrown if another program uses the configured port. */
export class PortTakenError extends CannotStartError {}

/**
 * Listens on the configured port, or on the first free port from the default upwards if none is
 * configured. Returns the address to open in a browser. Throws PortTakenError.
 */
export async function listen(
  app: FastifyInstance,
  { port, host, isPortFixed }: Pick<Config, 'port' | 'host' | 'isPortFixed'>,
): Promise<string> {
  const last = isPortFixed ? port : port + PORTS_TO_TRY - 1;
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      await app.listen({ port: candidate, host });
      const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
      return `http://${name}:${candidate}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new PortTakenError(
    isPortFixed
      ? `Port ${port} is already in use. Set PORT to a free one, or stop the other program.`
      : `Ports ${port} to ${last} are all in use. Set PORT to a free one.`,
  );
}
