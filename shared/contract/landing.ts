import { z } from 'zod';
import { MAX_DEMO_MESSAGE_CHARACTERS } from '../business-rules.ts';
import { landingMessages } from '../messages/landing.ts';
import { shortText, text } from './fields.ts';
import { open, openWithLimit } from './route.ts';

/** What a visitor writes in the contact form. */
export const demoRequestSchema = z.object({
  name: shortText.pipe(z.string().min(1, landingMessages.nameRequired)),
  email: shortText.pipe(z.email(landingMessages.emailInvalid)),
  message: text(MAX_DEMO_MESSAGE_CHARACTERS)
    .pipe(z.string().trim())
    .pipe(z.string().min(1, landingMessages.messageRequired)),
  /** A field that people do not see: who fills it in is no person. */
  website: shortText.default(''),
});

export const landingContract = {
  /** Stores and mails a request for a demo. */
  requestDemo: openWithLimit('contact')
    .route({ method: 'POST', path: '/demo-requests', successStatus: 201 })
    .input(demoRequestSchema)
    .output(z.object({ received: z.literal(true) })),

  /** What the front page's links need: the repository's address, or null for none. */
  frontPage: open
    .route({ method: 'GET', path: '/front-page' })
    .output(z.object({ repositoryUrl: z.string().nullable() })),
};
