import type { PoolClient } from 'pg';

/**
 * Ends the connection when a response does not arrive in time. By default, the driver reports the
 * late query and sends the next one over the same silent connection.
 */
export function endOnTimeOut(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      const answer: unknown = Reflect.apply(query, self, given);
      // With a callback, `query` returns nothing; the pool then ends the connection itself.
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isTimeOut(error)) (client as unknown as Connected).connection.stream.destroy();
        });
      }
      return answer;
    },
  });
}

interface Connected {
  connection: { stream: { destroy(): void } };
}

/** The driver gives this error neither a class nor a code. */
function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
