import type { FastifyInstance } from 'fastify';
import { buildApp, buildWorkerApp } from './app.ts';
import { embeddedDatabaseFolder, type Config } from './config.ts';
import { createDatabase, createPool } from './database/client.ts';
import { loadDemoData } from './database/demo-data/load-demo-data.ts';
import { startEmbeddedServer } from './database/embedded/embedded-server.ts';
import { migrateDatabase } from './database/migrate.ts';
import { createAuth } from './features/accounts/public.ts';
import { createCallGate, createMarker } from './features/marking/public.ts';
import { createReportWriter } from './features/reports/public.ts';
import { createFileStore } from './features/uploads/public.ts';
import { createJobHandlers, overdueAttempts } from './jobs/handlers.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { startPoller } from './jobs/poller.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { readOrCreateSecret } from './secret.ts';

export interface RunningGreenpen {
  /** Where it answers, e.g. `http://localhost:3000`. */
  address: string;
  /** Answers what is under way, lets jobs reach a checkpoint, and ends the database. */
  stop(): Promise<void>;
}

type Cleanup = () => Promise<unknown>;

/**
 * Starts the whole product: database, migrations, demo data, jobs, HTTP. What was started is
 * stopped again when a later part fails.
 */
export async function startGreenpen(config: Config): Promise<RunningGreenpen> {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  };
  try {
    const app = await assemble(config, cleanups);
    return { address: await listen(app, config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(config: Config, cleanups: Cleanup[]): Promise<FastifyInstance> {
  const logger = createLogger(config);
  const connectionString = config.databaseUrl ?? (await startDatabase(config, cleanups));
  const pool = createPool(connectionString, config);
  cleanups.push(() => pool.end());
  const database = createDatabase(pool);
  await migrateDatabase(pool);
  if (config.hasDemoData) await loadDemoData(database);

  const secret = config.authSecret ?? (await readOrCreateSecret(config.dataDir));
  const mailer = createMailer(config, logger);
  const auth = createAuth({ ...config, database, mailer, logger, secret });
  const jobs = await createJobQueue(connectionString, (error) => logger.error(error));
  cleanups.push(() => jobs.stop());
  const { signInProviders } = config;
  const files = createFileStore(config.fileStore);
  const marker = createMarker(config.marking);
  const markingGate = createCallGate(config.marking.concurrency);
  const services = {
    database,
    jobs,
    mailer,
    files,
    marker,
    markingGate,
    reportWriter: createReportWriter(config.marking),
    signInProviders,
    settings: config,
  };
  const parts = { auth, logger, pool };
  const isWorkerOnly = config.processRole === 'worker';
  const app = isWorkerOnly
    ? buildWorkerApp(config, database, parts)
    : await buildApp(config, services, parts);
  cleanups.push(() => app.close());
  if (config.processRole === 'web') return app;
  await jobs.work(createJobHandlers(config, { ...services, auth }));
  const poller = startPoller(overdueAttempts(database), (error) => logger.error(error));
  cleanups.push(() => poller.stop());
  return app;
}

async function startDatabase(config: Config, cleanups: Cleanup[]): Promise<string> {
  const server = await startEmbeddedServer(embeddedDatabaseFolder(config));
  cleanups.push(() => server.stop());
  return server.connectionString;
}
