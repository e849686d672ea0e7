import { type APIRequestContext, expect } from '@playwright/test';

export const NEW_PASSWORD = 'three blind mice';

/** Creates an account through the API, for a test to use as it likes. */
export async function register(request: APIRequestContext, email: string): Promise<void> {
  const data = { username: 'Noor Aziz', email, password: NEW_PASSWORD };
  const answer = await request.post('/api/auth/sign-up/email', { data });
  expect(answer.status()).toBe(200);
}
