import { implement } from '@orpc/server';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteMeta } from '../../shared/contract/route.ts';
import type { Actor } from '../access/actor.ts';
import { authorizeRole } from '../access/authorize.ts';
import type { Config, SignInProviderConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { CallGate, Marker } from '../features/marking/public.ts';
import type { ReportWriter } from '../features/reports/public.ts';
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
  marker: Marker;
  /** What every call to the marker passes through. */
  markingGate: CallGate;
  reportWriter: ReportWriter;
  signInProviders: Pick<SignInProviderConfig, 'id' | 'name'>[];
  settings: Pick<Config, 'teachersMayGrantAdmin' | 'marking' | 'demoRequestsTo' | 'repositoryUrl'>;
}

export interface RequestContext extends Services {
  /** Tells the log and the metrics which call of the contract a request is for. */
  noteCall(name: string): void;
  /** Looks up who is asking; null for a visitor. */
  findActor(): Promise<Actor | null>;
  /** The header of that name, with which services identify themselves. */
  authorization: string | undefined;
  /** Where the links in a mail lead, e.g. `https://quiz.school.example`. */
  linkAddress(): string;
  /** Counts the call against a limit; throws TOO_MANY_REQUESTS where it is one too many. */
  countCall(limit: NonNullable<RouteMeta['limit']>): Promise<void>;
}

/**
 * The contract, ready for handlers of public routes. Before any handler runs, the route's
 * permission is checked against the actor's role; a route that states none cannot be called.
 */
export const publicRoute = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, path, procedure }) => {
    context.noteCall(path.join('.'));
    const { permission, limit } = procedure['~orpc'].meta as RouteMeta;
    if (permission === undefined) throw fail('FORBIDDEN');
    if (limit) await context.countCall(limit);
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
