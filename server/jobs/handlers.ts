import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { sendInvitation, type Auth } from '../features/accounts/public.ts';
import { finishOverdueAttempts } from '../features/attempts/public.ts';
import { runMarking, type Marker } from '../features/marking/public.ts';
import { removeUnusedUploads, type FileStore } from '../features/uploads/public.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobHandlers } from './job-queue.ts';

interface JobTools {
  database: Database;
  auth: Auth;
  mailer: Mailer;
  marker: Marker;
  files: FileStore;
}

/** What each job does. */
export function createJobHandlers(
  config: Pick<Config, 'markingConcurrency'>,
  { database, auth, mailer, marker, files }: JobTools,
): JobHandlers {
  return {
    'run-marking': ({ runId }, signal) =>
      runMarking(database, marker, config.markingConcurrency, runId, signal),
    'finish-overdue-attempts': () => finishOverdueAttempts(database),
    'remove-unused-uploads': (_, signal) => removeUnusedUploads(database, files, signal),
    'send-invitation': (invitation) => sendInvitation({ database, auth, mailer }, invitation),
  };
}
