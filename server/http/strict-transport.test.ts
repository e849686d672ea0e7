import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerSecurity } from './security.ts';

it.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, undefined],
])('promises encryption for a year if the address is https (%s)', async (isHttps, promised) => {
  const app = Fastify();
  await registerSecurity(app, isHttps);
  app.get('/', () => 'hello');
  const { headers } = await app.inject({ url: '/', headers: { host: 'school.example' } });
  expect(headers['strict-transport-security']).toBe(promised);
  await app.close();
});
