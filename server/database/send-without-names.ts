import type { PoolClient } from 'pg';

/** From now on the connection's statements are read and planned again each time (decision 15). */
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
