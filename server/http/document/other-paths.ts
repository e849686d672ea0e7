import { errorDefinitions } from '../../../shared/errors.ts';
import type { ApiDocument, Schema } from './openapi-types.ts';

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const text = { type: 'string' };
const person: Schema = {
  type: 'object',
  properties: { id: text, email: text, name: text, role: text },
  required: ['id', 'email', 'name'],
};
const refusal: Schema = {
  type: 'object',
  properties: { code: text, message: text },
  required: ['message'],
};

/** Paths outside the contract: the account service's calls that a program needs, and callables. */
export const otherPaths: ApiDocument['paths'] = {
  '/auth/sign-in/email': {
    post: {
      operationId: 'auth.signIn',
      tags: ['signing in'],
      summary: 'Sign in',
      description:
        'By email and password. A program sends the header `origin` with the address of the installation, as a browser does. The answer sets the session cookie. Where a second factor is on, it says `twoFactorRedirect` instead, and the session comes with the second step.',
      security: [],
      requestBody: {
        required: true,
        content: json(
          {
            type: 'object',
            properties: { email: text, password: text },
            required: ['email', 'password'],
          },
          { email: 'teacher@school.example', password: 'a long password' },
        ),
      },
      responses: {
        '200': {
          description: 'Signed in, or the second step is due.',
          content: json({
            type: 'object',
            properties: { user: person, twoFactorRedirect: { type: 'boolean' } },
          }),
        },
        '401': { description: 'Not the right email or password.', content: json(refusal) },
        '403': { description: 'The account is suspended.', content: json(refusal) },
        '429': {
          description: 'Tried too often; `retry-after` says in how many seconds again.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
    },
  },
  '/auth/two-factor/verify-totp': {
    post: {
      operationId: 'auth.secondStep',
      tags: ['signing in'],
      summary: 'Give the second factor',
      description: 'The six digits of the app. The answer sets the session cookie.',
      security: [],
      requestBody: {
        required: true,
        content: json(
          { type: 'object', properties: { code: text }, required: ['code'] },
          { code: '123456' },
        ),
      },
      responses: {
        '200': {
          description: 'Signed in.',
          content: json({ type: 'object', properties: { user: person } }),
        },
        '401': { description: 'Not the right code.', content: json(refusal) },
      },
    },
  },
  '/auth/sign-out': {
    post: {
      operationId: 'auth.signOut',
      tags: ['signing in'],
      summary: 'Sign out',
      description: 'Ends the session and takes the cookie away.',
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'Signed out.',
          content: json({ type: 'object', properties: { success: { type: 'boolean' } } }),
        },
        '400': { description: 'There was no session.', content: json(refusal) },
      },
    },
  },
  '/callable/activateTeacherAccounts': {
    post: {
      operationId: 'callable.activateTeacherAccounts',
      tags: ['callables'],
      summary: 'Activate teacher accounts',
      description:
        'Gives every teacher without a class code one.\n\nA key needs the scope `user.activate-teachers`.',
      security: [{ session: [] }, { key: [] }],
      requestBody: { content: json({ type: 'object', properties: { data: {} } }, { data: {} }) },
      responses: {
        '200': {
          description: 'Done.',
          content: json({
            type: 'object',
            properties: {
              result: { type: 'object', properties: { message: text }, required: ['message'] },
            },
            required: ['result'],
          }),
        },
        '403': {
          description: errorDefinitions.FORBIDDEN.message,
          content: json({
            type: 'object',
            properties: {
              error: { type: 'object', properties: { status: text, message: text } },
            },
            required: ['error'],
          }),
        },
      },
    },
  },
};
