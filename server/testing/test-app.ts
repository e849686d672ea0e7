import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createDatabase, createPool, type Database } from '../database/client.ts';
import type { Replica } from '../database/replica.ts';
import { createAuth, type Auth } from '../features/accounts/public.ts';
import { createAttemptStamps, type AttemptStamps } from '../features/attempts/public.ts';
import { createPlatformFrames } from '../features/connections/public.ts';
import {
  createCallGate,
  createMarker,
  createOutsideModelPolicy,
  describeSentForMarking,
  type Marker,
  type FindUses,
} from '../features/marking/public.ts';
import {
  createReportChecker,
  createReportWriter,
  describeSentForReports,
  type ReportWriter,
} from '../features/reports/public.ts';
import { createWelfareCheck, type WelfareCheck } from '../features/welfare/public.ts';
import { createSettingsStore, type SettingsStore } from '../settings/school-settings.ts';
import { createFileStore, type FileStore } from '../features/uploads/public.ts';
import { createJobHandlers } from '../jobs/handlers.ts';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { createLogger } from '../logger.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createErrorReporter } from '../report-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';
import { createApiClient, signIn, type ApiClient } from './api-client.ts';
import { FACTORY_PASSWORD } from './factories.ts';
import { markerTools } from './markers/marker-tools.ts';
import { TestInbox } from './test-inbox.ts';
import { cloneDatabase } from './database/test-database.ts';

/** The secret that signs sessions and encrypts stored keys. */
export const TEST_SECRET = 'a secret of at least thirty-two characters';

export interface TestApp {
  address: string;
  database: Database;
  pool: Pool;
  jobs: JobQueue;
  welfareCheck: WelfareCheck;
  settingsStore: SettingsStore;
  attemptStamps: AttemptStamps;
  auth: Auth;
  files: FileStore;
  /** The folder of `files`, unless a store was given. */
  filesFolder: string;
  /** The mail that the app sends, unless a mailer was given. */
  inbox: TestInbox;
  /** Returns an API client for this person; without one, for a visitor. */
  as(person?: { email: string }): Promise<ApiClient>;
  cookieOf(person: { email: string }): Promise<string>;
  stop(): Promise<void>;
}

interface TestAppOptions extends Partial<
  Pick<
    Config,
    | 'publicUrl'
    | 'hasRateLimits'
    | 'signInProviders'
    | 'teachersMayGrantAdmin'
    | 'metricsToken'
    | 'demoRequestsTo'
    | 'repositoryUrl'
    | 'smtpUrl'
    | 'fixedSettings'
    | 'isSchool'
    | 'allowsPrivateAddresses'
  >
> {
  /** Defaults to the marker that the marking settings name. */
  marker?: Marker;
  /** Marking settings, as environment variables. */
  marking?: NodeJS.ProcessEnv;
  mailer?: Mailer;
  /** Defaults to the writer that the marking settings name. */
  reportWriter?: ReportWriter;
  /** Defaults to a copy of the migrated database. */
  databaseAddress?: string;
  /** A replica of that database, for calls that only read. */
  replica?: (primary: Database, count: Metrics['countReplica']) => Replica;
  /** Defaults to a folder that is removed at the end. */
  files?: FileStore;
  /** Defaults to the pool that all apps of the process share. */
  threads?: ThreadPool;
}

/**
 * Shared by all apps of a process: its threads take longer to load than most of their work takes.
 */
const sharedThreads = createThreadPool();

/** Starts the whole app on a separate database, listening on a free port, including jobs. */
export async function startTestApp({
  marker,
  marking: markingEnvironment = {},
  mailer,
  files,
  replica,
  reportWriter,
  threads = sharedThreads,
  publicUrl = null,
  hasRateLimits = false,
  signInProviders = [],
  teachersMayGrantAdmin = false,
  metricsToken = null,
  demoRequestsTo = null,
  repositoryUrl = null,
  databaseAddress,
  fixedSettings = {},
  isSchool = false,
  allowsPrivateAddresses = false,
  smtpUrl = 'smtp://mail.school.example',
}: TestAppOptions = {}): Promise<TestApp> {
  const { connectionString } =
    databaseAddress === undefined ? await cloneDatabase() : { connectionString: databaseAddress };
  const logger = createLogger({ logLevel: 'fatal' });
  const report = createErrorReporter(logger);
  const pool = createPool(connectionString, { size: 8, work: 'interactive' });
  const queuePool = createPool(connectionString, { size: 4, work: 'job' });
  const metrics = createMetrics();
  metrics.watchConnections({ interactive: pool });
  const database = createDatabase(pool);
  const secret = TEST_SECRET;
  const jobs = await createJobQueue(queuePool, { log: logger, metrics, onError: report });
  const inbox = new TestInbox();
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-files-'));
  const { marking } = readConfig(markingEnvironment);
  const sender = mailer ?? inbox;
  const settingsStore = createSettingsStore(fixedSettings);
  if (fixedSettings.timeZone !== undefined) await settingsStore.setClock(database);
  const auth = createAuth({
    database,
    mailer: sender,
    logger,
    secret,
    publicUrl,
    signInProviders,
    settingsStore,
    smtpUrl,
  });
  const welfareCheck = createWelfareCheck(threads, async () => {
    const { welfarePhrases } = await settingsStore.get(database);
    return welfarePhrases;
  });
  const policyFor = (findUses: FindUses) =>
    createOutsideModelPolicy(database, marking.marker, { findUses, report });
  const markingPolicy = policyFor(() => describeSentForMarking(threads, marking.marker));
  const reportsPolicy = policyFor(() => describeSentForReports(marking.marker));
  const services = {
    database,
    exportDatabase: database,
    replica: replica?.(database, metrics.countReplica) ?? null,
    jobs,
    auth,
    mailer: sender,
    files: files ?? (await createFileStore({ kind: 'disk', folder })),
    marker: marker ?? createMarker(marking, { ...markerTools(markingPolicy), threads }),
    markingGate: createCallGate(marking.concurrency),
    reportChecker: createReportChecker(threads),
    threads,
    reportWriter:
      reportWriter ??
      createReportWriter(marking, { threads, welfareCheck, modelPolicy: reportsPolicy }),
    signInProviders,
    welfareCheck,
    settingsStore,
    platformFrames: createPlatformFrames(database),
    attemptStamps: createAttemptStamps(secret),
    settings: {
      teachersMayGrantAdmin,
      marking,
      demoRequestsTo,
      repositoryUrl,
      publicUrl,
      smtpUrl,
      mailFrom: 'Greenpen <quiz@school.example>',
      dataDir: folder,
      isProduction: false,
      isSchool,
      allowsPrivateAddresses,
    },
  };
  const settings = { publicUrl, hasRateLimits, metricsToken };
  const app = await buildApp(settings, services, { auth, logger, metrics });
  await jobs.work(
    createJobHandlers(
      {
        marking,
        demoRequestsTo,
        dataDir: folder,
        allowsPrivateAddresses,
        smtpUrl,
        sessionMaxHours: 720,
        signInProviders,
      },
      {
        ...services,
        log: logger,
        address: publicUrl ?? 'http://localhost',
      },
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const cookies = new Map<string, string>();
  const cookieOf = async ({ email }: { email: string }) => {
    const cookie = cookies.get(email) ?? (await signIn(address, email, FACTORY_PASSWORD));
    cookies.set(email, cookie);
    return cookie;
  };
  return {
    address,
    database,
    pool,
    jobs,
    welfareCheck,
    settingsStore,
    attemptStamps: services.attemptStamps,
    auth,
    files: services.files,
    filesFolder: folder,
    inbox,
    cookieOf,
    as: async (person) => createApiClient(address, person ? await cookieOf(person) : ''),
    stop: async () => {
      await app.close();
      await jobs.stop();
      await pool.end();
      await queuePool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
