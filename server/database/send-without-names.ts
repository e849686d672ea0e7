import type { PoolClient } from 'pg';

/** Makes PostgreSQL parse and plan each statement on this connection every time (decision 15). */
export function sendWithoutNames(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [withoutName(asked), ...rest]) as unknown,
  });
}

function withoutName(asked: unknown): unknown {
  const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked;
  return isNamed ? { ...asked, name: undefined } : asked;
}
