import type { FastifyInstance } from 'fastify';
import { buildApp, buildWorkerApp } from './app.ts';
import { embeddedDatabaseFolder, type Config } from './config.ts';
import { DEMO_PASSWORD, loadDemoData } from './database/demo-data/load-demo-data.ts';
import { startEmbeddedServer } from './database/embedded/embedded-server.ts';
import { openDatabases } from './database/open-databases.ts';
import { createAuth, warnOfWayIn } from './features/accounts/public.ts';
import { createAttemptStamps } from './features/attempts/public.ts';
import { createPlatformFrames } from './features/connections/public.ts';
import {
  createCallGate,
  createMarker,
  createOutsideModelPolicy,
  createThreadedMarker,
  describeSentForMarking,
  observeMarker,
  type FindUses,
} from './features/marking/public.ts';
import {
  createReportChecker,
  createReportWriter,
  describeSentForReports,
  observeWriter,
} from './features/reports/public.ts';
import { createPartNotes, findLastBackup, type SystemPartName } from './features/system/public.ts';
import { createWelfareCheck, sendWaitingNotices } from './features/welfare/public.ts';
import { createFileStore } from './features/uploads/public.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { startPoller, type PolledWork } from './jobs/poller.ts';
import { createPollers, heartbeat } from './jobs/pollers.ts';
import { giveMemoryBack, giveMemoryBackWhenQuiet } from './give-memory-back.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { logFailingMail, observeMailer } from './mail/observe-mailer.ts';
import { createMetrics } from './metrics.ts';
import { createErrorReporter } from './report-error.ts';
import { readOrCreateSecret } from './secret.ts';
import { createSettingsStore } from './settings/school-settings.ts';
import { createThreadPool } from './threads/thread-pool.ts';

export interface RunningGreenpen {
  /** The address the server listens at, e.g. `http://localhost:3000`. */
  address: string;
  /** Finishes open requests, lets jobs reach a checkpoint, and stops the database. */
  stop(): Promise<void>;
}

type Cleanup = () => Promise<unknown>;

/**
 * Starts the whole product: database, migrations, demo data, jobs, HTTP. If a part fails, the parts
 * already started are stopped again. Calls `onDatabaseDeath` if the bundled PostgreSQL ends by
 * itself.
 */
export async function startGreenpen(
  config: Config,
  onDatabaseDeath: () => void = () => undefined,
): Promise<RunningGreenpen> {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  };
  try {
    const app = await assemble(config, cleanups, onDatabaseDeath);
    giveMemoryBack();
    // A process that only runs jobs gets no requests, so it would collect memory after every job.
    if (config.processRole !== 'worker') giveMemoryBackWhenQuiet(app.server);
    return { address: await listen(app, config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  config: Config,
  cleanups: Cleanup[],
  onDatabaseDeath: () => void,
): Promise<FastifyInstance> {
  const logger = createLogger(config);
  const connectionString =
    config.databaseUrl ?? (await startDatabase(config, cleanups, onDatabaseDeath));
  const report = createErrorReporter(logger);
  const metrics = createMetrics();
  const databases = await openDatabases(connectionString, {
    ...config,
    count: metrics.countReplica,
    onError: report,
  });
  cleanups.push(() => databases.end());
  if (!databases.setsTimeLimits) {
    logger.warn(
      'the connection pooler refuses statement timeouts: only this process enforces them',
    );
  }
  const database = databases.interactive;
  metrics.watchConnections(databases.pools);
  metrics.watchBackups(() => findLastBackup(databases.interactive));
  const threads = createThreadPool({ servesPeople: config.processRole !== 'worker' });
  cleanups.push(() => threads.close());
  const builtIn = () => createThreadedMarker(threads, logger);
  if (config.hasDemoData) await loadDemoData(database, builtIn());

  const secret = config.authSecret ?? (await readOrCreateSecret(config.dataDir));
  const notesOf = (part: SystemPartName) => createPartNotes(databases.job, part, report);
  const jobMailer = observeMailer(createMailer(config, logger), { metrics, note: notesOf('mail') });
  const mailer = logFailingMail(jobMailer, logger);
  const settingsStore = createSettingsStore(config.fixedSettings);
  const unknownZone = await settingsStore.setClock(database);
  if (unknownZone !== null) {
    logger.warn({ timeZone: unknownZone }, 'the database does not know the school’s time zone');
  }
  const auth = createAuth({
    ...config,
    database,
    mailer,
    logger,
    secret,
    settingsStore,
    publishedPassword: config.isSchool ? DEMO_PASSWORD : null,
  });
  await warnOfWayIn({ database, settingsStore, signInProviders: config.signInProviders }, logger);
  const jobs = await createJobQueue(databases.pools.queue, {
    log: logger,
    metrics,
    onError: report,
  });
  cleanups.push(() => jobs.stop());
  const { signInProviders } = config;
  const files = await createFileStore(config.fileStore);
  const policyFor = (findUses: FindUses) =>
    createOutsideModelPolicy(databases.job, config.marking.marker, { findUses, report });
  const markingPolicy = policyFor(() => describeSentForMarking(threads, config.marking.marker));
  const ownMarker = createMarker(config.marking, { builtIn, threads, modelPolicy: markingPolicy });
  const marker = observeMarker(ownMarker, {
    log: logger,
    metrics,
    note: config.marking.marker.kind === 'built-in' ? null : notesOf('marker'),
  });
  const reportsPolicy = policyFor(() => describeSentForReports(config.marking.marker));
  const markingGate = createCallGate(config.marking.concurrency);
  const welfareCheck = createWelfareCheck(threads, async () => {
    const { welfarePhrases } = await settingsStore.get(database);
    return welfarePhrases;
  });
  const services = {
    database,
    exportDatabase: databases.export,
    replica: databases.replica,
    jobs,
    auth,
    mailer,
    files,
    marker,
    markingGate,
    reportChecker: createReportChecker(threads),
    threads,
    reportWriter: observeWriter(
      createReportWriter(config.marking, { threads, welfareCheck, modelPolicy: reportsPolicy }),
      logger,
    ),
    signInProviders,
    welfareCheck,
    settingsStore,
    platformFrames: createPlatformFrames(database),
    attemptStamps: createAttemptStamps(secret),
    settings: config,
  };
  const parts = { auth, logger, metrics };
  const isWorkerOnly = config.processRole === 'worker';
  const app = isWorkerOnly
    ? buildWorkerApp(config, databases.job, parts)
    : await buildApp(config, services, parts);
  cleanups.push(() => app.close());
  const poll = (work: PolledWork) => {
    const poller = startPoller(work, (error) => {
      metrics.countPollError();
      report(error);
    });
    cleanups.push(() => poller.stop());
  };
  if (!isWorkerOnly) poll(heartbeat(database));
  if (config.processRole === 'web') return app;
  await jobs.work(
    createJobHandlers(config, {
      ...services,
      database: databases.job,
      mailer: jobMailer,
      auth,
      log: logger,
      address: config.publicUrl ?? `http://${config.host}:${config.port}`,
    }),
  );
  if (config.smtpUrl !== null) await sendWaitingNotices(databases.job, jobs);
  for (const work of createPollers({ ...services, database: databases.job })) poll(work);
  return app;
}

async function startDatabase(
  config: Config,
  cleanups: Cleanup[],
  onDatabaseDeath: () => void,
): Promise<string> {
  const server = await startEmbeddedServer(embeddedDatabaseFolder(config));
  cleanups.push(() => server.stop());
  void server.died.then(onDatabaseDeath);
  return server.connectionString;
}
