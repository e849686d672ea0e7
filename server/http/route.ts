import type { ContractProcedure, InferSchemaOutput } from '@orpc/contract';
import { implement, type ProcedureImplementer } from '@orpc/server';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteMeta } from '../../shared/contract/route.ts';
import type { TargetName } from '../../shared/contract/targets.ts';
import type { Actor } from '../access/actor.ts';
import { getTarget, type TargetInput, type TargetRows } from '../access/find-target.ts';
import type { Config, SignInProviderConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Replica, ReplicaDatabases } from '../database/replica.ts';
import { recordCall, type Auth } from '../features/accounts/public.ts';
import type { PlatformFrames } from '../features/connections/public.ts';
import type { AttemptStamps } from '../features/attempts/public.ts';
import type { CallGate, Marker } from '../features/marking/public.ts';
import type { ReportChecker, ReportWriter } from '../features/reports/public.ts';
import type { WelfareCheck } from '../features/welfare/public.ts';
import type { FileStore } from '../features/uploads/public.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { SettingsStore } from '../settings/school-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { getActor, type Asking } from './asking.ts';
import { fail } from './fail.ts';
import { metaOf } from './meta-of.ts';

/** Services available to every handler. */
export interface Services {
  database: Database;
  /** Used instead of `database` by calls that respond with a file. */
  exportDatabase: Database;
  /** Serves calls that only read, if there is a replica. */
  replica: Replica | null;
  jobs: JobQueue;
  auth: Auth;
  mailer: Mailer;
  /** The store of uploaded images. */
  files: FileStore;
  attemptStamps: AttemptStamps;
  marker: Marker;
  /** The gate that every call to the marker passes through. */
  markingGate: CallGate;
  reportWriter: ReportWriter;
  reportChecker: ReportChecker;
  /** Runs work that would block the event loop. */
  threads: ThreadPool;
  welfareCheck: WelfareCheck;
  /** The sites that may show Greenpen's pages in frames. */
  platformFrames: PlatformFrames;
  /** The settings that the school's administrators decide. */
  settingsStore: SettingsStore;
  signInProviders: Pick<SignInProviderConfig, 'id' | 'name'>[];
  settings: Pick<
    Config,
    | 'teachersMayGrantAdmin'
    | 'marking'
    | 'demoRequestsTo'
    | 'repositoryUrl'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'publicUrl'
    | 'isProduction'
    | 'isSchool'
    | 'allowsPrivateAddresses'
  >;
}

export interface RequestContext extends Services, Asking {
  /** Which connections `database` uses: those for people, or those for files. */
  work: keyof ReplicaDatabases;
  /** The `Authorization` header, with which services identify themselves. */
  authorization: string | undefined;
  /** The base address of links in mail, e.g. `https://quiz.school.example`. */
  linkAddress(): string;
  /** Counts the call against a limit; throws TOO_MANY_REQUESTS if the limit is exceeded. */
  countCall(limit: NonNullable<RouteMeta['limit']>): Promise<void>;
}

/** A handler's context: the caller, and the rows that the call is about, which they may access. */
type ContextOf<Meta, Input> = RequestContext & {
  actor: Meta extends { permission: 'public' } ? Actor | null : Actor;
} & (Meta extends { permission: infer Action; target?: infer Target extends TargetName }
    ? Input extends TargetInput<Target>
      ? TargetRows<Target, Action>
      : never
    : unknown);

type Routes<Node> =
  Node extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? ProcedureImplementer<
        RequestContext,
        ContextOf<Meta, InferSchemaOutput<Input>>,
        Input,
        Output,
        Errors,
        Meta
      >
    : { [Key in keyof Node]: Routes<Node[Key]> };

const implementer = implement(contract)
  // The input is validated between the first and the second middleware: nothing is looked up for a
  // caller without permission. The index counts back from the last, so each further `use` lowers it
  // by one.
  .$config({ initialInputValidationIndex: -3 })
  .$context<RequestContext>()
  .use(async ({ context, next, path, procedure }) => {
    context.noteCall(path.join('.'));
    const { permission, limit, target } = metaOf(procedure);
    if (permission === undefined) throw fail('FORBIDDEN');
    if (limit) await context.countCall(limit);
    const actor =
      permission === 'public'
        ? await context.findActor()
        : // Calls about an attempt name their student themselves.
          await getActor(context, permission, target === 'ownAttempt');
    return next({ context: { actor } });
  })
  .use(async ({ context, next, procedure }, input) => {
    const { permission, target } = metaOf(procedure);
    const { actor } = context;
    if (!actor || !target || !permission || permission === 'public') return next();
    return next({ context: await getTarget(context, actor, permission, target, input) });
  })
  .use(async ({ context, next, procedure }, input) => {
    const result = await next();
    const { audit } = metaOf(procedure);
    const { actor, database } = context;
    if (audit && actor) await recordCall(database, actor, audit, { input, rows: context });
    return result;
  })
  .use(async ({ context: { database: primary, replica, work }, next, procedure }) => {
    const { mayReadReplica } = metaOf(procedure);
    if (!mayReadReplica || !replica) return next();
    const readFrom = async (database: Database) => next({ context: { database } });
    return replica.read(work, readFrom, () => readFrom(primary));
  });

/**
 * Every route of the contract, ready for its handler. Before the handler runs, the route's
 * permission is checked against the actor's role, and the row that the call is about is found and
 * checked; the handler receives it. A route that states no permission cannot be called.
 */
export const route = implementer as unknown as Routes<typeof contract>;

/** Binds the handlers of all routes. */
export const bindRoutes = implementer.router;
