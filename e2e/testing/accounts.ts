import { type APIRequestContext, expect } from '@playwright/test';

export const NEW_PASSWORD = 'three blind mice';

/** Makes an account by the API, so that a test may do with it what it likes. */
export async function register(request: APIRequestContext, email: string): Promise<void> {
  const data = { username: 'Noor Aziz', email, password: NEW_PASSWORD };
  const answer = await request.post('/api/auth/sign-up/email', { data });
  expect(answer.status()).toBe(200);
}
