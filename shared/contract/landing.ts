import { z } from 'zod';
import { MAX_DEMO_MESSAGE_CHARACTERS } from '../business-rules.ts';
import { landingMessages } from '../messages/landing.ts';
import { page, shortText, text, timestamp } from './fields.ts';
import { open, openWithLimit, permitted } from './route.ts';

/** A visitor's message in the contact form. */
export const demoRequestSchema = z.object({
  name: shortText.pipe(z.string().min(1, landingMessages.nameRequired)),
  email: shortText.pipe(z.email(landingMessages.emailInvalid)),
  message: text(MAX_DEMO_MESSAGE_CHARACTERS)
    .pipe(z.string().trim())
    .pipe(z.string().min(1, landingMessages.messageRequired)),
  /** A honeypot field that people do not see: only a bot fills it in. */
  website: shortText.default(''),
});

const receivedDemoRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: timestamp,
});
export type ReceivedDemoRequest = z.infer<typeof receivedDemoRequestSchema>;

export const landingContract = {
  /** Stores and mails a request for a demo. */
  requestDemo: openWithLimit('contact')
    .route({ method: 'POST', path: '/demo-requests', successStatus: 201 })
    .input(demoRequestSchema)
    .output(z.object({ received: z.literal(true) })),

  /** Returns one page of visitors' messages, newest first, for administrators. */
  listDemoRequests: permitted('demo-request.list')
    .route({ method: 'GET', path: '/demo-requests' })
    .input(z.object({ page }))
    .output(z.object({ items: z.array(receivedDemoRequestSchema), total: z.number() })),

  /** Deletes a message permanently. Idempotent. */
  removeDemoRequest: permitted('demo-request.delete', null, {
    audit: { action: 'deleted', what: 'A message from the contact form' },
  })
    .route({ method: 'DELETE', path: '/demo-requests/{requestId}' })
    .input(z.object({ requestId: z.uuid() }))
    .output(z.object({ removed: z.literal(true) })),

  /** Returns the privacy notice's facts about the school; empty where there are none. */
  aboutSchool: open
    .route({ method: 'GET', path: '/about-school' })
    .output(z.object({ name: z.string(), contact: z.string(), provider: z.string() })),

  /** Returns what the front page's links need: the repository's address, or null for none. */
  frontPage: open
    .route({ method: 'GET', path: '/front-page' })
    .output(z.object({ repositoryUrl: z.string().nullable() })),
};
