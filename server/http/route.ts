import { implement } from '@orpc/server';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteMeta } from '../../shared/contract/route.ts';
import type { Actor } from '../access/actor.ts';
import { authorizeRole } from '../access/authorize.ts';
import type { Config, SignInProviderConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Marker } from '../features/marking/public.ts';
import type { FileStore } from '../features/uploads/public.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { fail } from './fail.ts';

/** What every handler can use. */
export interface Services {
  database: Database;
  jobs: JobQueue;
  mailer: Mailer;
  /** Where uploaded images lie. */
  files: FileStore;
  /** Marks what a teacher tries out. */
  marker: Marker;
  signInProviders: Pick<SignInProviderConfig, 'id' | 'name'>[];
  settings: Pick<Config, 'teachersMayGrantAdmin'>;
}

export interface RequestContext extends Services {
  /** Looks up who is asking; null for a visitor. */
  findActor(): Promise<Actor | null>;
  /** Where the links in a mail lead, e.g. `https://quiz.school.example`. */
  linkAddress: string;
}

/**
 * The contract, ready for handlers of public routes. Before any handler runs, the route's
 * permission is checked against the actor's role; a route that states none cannot be called.
 */
export const publicRoute = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure }) => {
    const { permission } = procedure['~orpc'].meta as RouteMeta;
    if (permission === undefined) throw fail('FORBIDDEN');
    const visitor = await context.findActor();
    if (permission !== 'public') {
      if (!visitor) throw fail('UNAUTHORIZED');
      authorizeRole(visitor, permission);
    }
    return next({ context: { visitor } });
  });

/** The same for routes of signed-in people, whose handlers get them as `actor`. */
export const route = publicRoute.use(({ context, next }) => {
  if (!context.visitor) throw fail('UNAUTHORIZED');
  return next({ context: { actor: context.visitor } });
});
