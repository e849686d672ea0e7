import type { PoolClient } from 'pg';

/**
 * From now on the connection ends when an answer does not come in time. Left to itself, the driver
 * reports the late query and sends the next one after it, over the same silent connection.
 */
export function endOnTimeOut(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      const answer: unknown = Reflect.apply(query, self, given);
      // Given a callback it returns nothing; the pool then ends the connection itself.
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
