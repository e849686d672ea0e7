import { z } from 'zod';
import { errors } from '../errors.ts';
import { ltiMessages } from '../messages/lti.ts';
import { quizCode, shortText, timestamp } from './fields.ts';
import { openWithLimit, permitted } from './route.ts';

const required = shortText.pipe(z.string().min(1, ltiMessages.required).max(255));
const url = z.url({ error: ltiMessages.urlInvalid, protocol: /^https?$/ }).max(2_000);
/** An address that may be one stored before TLS was demanded. */
const storedAddress = shortText.pipe(url);
/** An address for signed messages and tokens; only a trial on one machine may omit TLS. */
export const platformAddress = shortText.pipe(
  url.regex(/^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/, ltiMessages.urlInvalid),
);

const newPlatformSchema = z.object({
  name: required,
  issuer: required,
  clientId: required,
  /** The only deployments whose launches are accepted. */
  deploymentIds: z.array(required).max(200),
  authUrl: platformAddress,
  tokenUrl: platformAddress,
  /** The audience for access tokens; null for the token address. */
  tokenAudience: required.nullable(),
  jwksUrl: platformAddress,
  /** The address where people open the platform. */
  siteUrl: platformAddress,
  makesTeachers: z.boolean(),
});

export const platformAddresses = ['authUrl', 'tokenUrl', 'jwksUrl', 'siteUrl'] as const;
const platformSchema = newPlatformSchema.extend({
  authUrl: storedAddress,
  tokenUrl: storedAddress,
  jwksUrl: storedAddress,
  siteUrl: storedAddress,
});

const listedPlatformSchema = platformSchema.extend({
  id: z.string(),
  links: z.number().int(),
  /** The number of marks that the platform has. */
  sent: z.number().int(),
  /** The number of marks that it rejected. */
  failing: z.number().int(),
  /** The reason why the students of one of its courses could not be read. */
  courseProblem: z.string().nullable(),
});
export type LearningPlatform = z.infer<typeof listedPlatformSchema>;

const failingScoreSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  studentName: z.string(),
  /** Empty to withdraw the mark, `submitted`, or the mark: `3/5`. */
  mark: z.string(),
  problem: z.string(),
  attempts: z.number().int(),
  changedAt: timestamp,
});
export type FailingScore = z.infer<typeof failingScoreSchema>;

const byId = z.object({ platformId: z.guid() });
/** The ticket in the page's address. */
const ticket = z.string().regex(/^[\w-]{1,100}$/);

/** Learning platforms that launch quizzes here by LTI 1.3 and receive the marks. */
export const ltiContract = {
  list: permitted('connection.manage')
    .route({ method: 'GET', path: '/learning-platforms' })
    .output(
      z.object({
        items: z.array(listedPlatformSchema),
        /** Greenpen's addresses, for the platform's configuration. */
        addresses: z.object({ login: z.string(), launch: z.string(), keys: z.string() }),
      }),
    ),

  add: permitted('connection.manage', null, {
    audit: { action: 'settings-changed', what: 'Learning platform added' },
  })
    .route({ method: 'POST', path: '/learning-platforms', successStatus: 201 })
    .input(newPlatformSchema)
    .output(z.object({ platformId: z.string() }))
    .errors(errors('PLATFORM_TAKEN')),

  /** Changes a platform; an address without TLS is accepted only as it was stored. */
  change: permitted('connection.manage', null, {
    audit: { action: 'settings-changed', what: 'Learning platform changed' },
  })
    .route({ method: 'PUT', path: '/learning-platforms/{platformId}' })
    .input(platformSchema.extend(byId.shape))
    .output(z.object({ saved: z.literal(true) }))
    .errors(errors('NOT_FOUND', 'PLATFORM_TAKEN', 'ADDRESS_WITHOUT_TLS')),

  remove: permitted('connection.manage', null, {
    audit: { action: 'deleted', what: 'Learning platform' },
  })
    .route({ method: 'DELETE', path: '/learning-platforms/{platformId}' })
    .input(byId)
    .output(z.object({ removed: z.literal(true) }))
    .errors(errors('NOT_FOUND')),

  /** Creates an address at which a platform can register itself once, within a day. */
  makeRegistrationAddress: permitted('connection.manage', null, {
    audit: { action: 'settings-changed', what: 'Registration address for a learning platform' },
  })
    .route({ method: 'POST', path: '/learning-platform-registrations' })
    .output(z.object({ address: z.string() })),

  /** Lists the marks that a platform rejected, newest first, at most a hundred. */
  listFailing: permitted('connection.manage')
    .route({ method: 'GET', path: '/learning-platforms/{platformId}/failing-marks' })
    .input(byId)
    .output(z.object({ items: z.array(failingScoreSchema) })),

  sendAgain: permitted('connection.manage')
    .route({ method: 'POST', path: '/learning-platforms/{platformId}/failing-marks/send-again' })
    .input(byId)
    .output(z.object({ queued: z.number().int() })),

  /** Describes the person who arrives from a platform, before they confirm it. */
  describeArrival: openWithLimit('code-guess')
    .route({ method: 'GET', path: '/learning-platform-arrivals/{ticket}' })
    .input(z.object({ ticket }))
    .output(
      z.object({
        platformName: z.string(),
        displayName: z.string(),
        /** True if they have come before. */
        isKnown: z.boolean(),
        /** True if they can continue without an existing account. */
        canStart: z.boolean(),
        /** The role of their existing account that can be linked; null for none. */
        accountRole: z.enum(['teacher', 'student']).nullable(),
      }),
    )
    .errors(errors('LAUNCH_OVER')),

  /** Links a platform's link to a quiz; the ticket is that of the teacher's launch. */
  chooseQuiz: permitted('quiz.read', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/learning-platform-link' })
    .input(z.object({ quizCode, ticket }))
    /** The address where the browser continues. */
    .output(z.object({ next: z.string() }))
    .errors(errors('LAUNCH_OVER')),
};
