import type { FailingJob, SystemCheck } from '../../../shared/contract/system.ts';
import type { JobName } from '../../../shared/job-names.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';

export const checkTitles: Record<SystemCheck['name'], string> = {
  mail: 'Email',
  marker: 'Marker',
  jobs: 'Jobs',
  database: 'Database',
  disk: 'Disk',
  backup: 'Backup',
  'sign-in': 'Sign-in',
  address: 'Address',
  'demo-data': 'Demo data',
  'rows-set-aside': 'Upgrades',
  version: 'Version',
};

export const stateWords: Record<SystemCheck['state'], string> = {
  well: 'In order',
  notice: 'Worth knowing',
  attention: 'Needs you',
};

const jobTitles: Record<JobName, string> = {
  'run-marking': 'Mark a quiz',
  'fail-abandoned-runs': 'End abandoned marking runs',
  'write-reports': 'Write reports',
  'continue-reports': 'Find reports that nobody is writing',
  'remove-unused-uploads': 'Remove unused images',
  'delete-old-records': 'Delete old records',
  'send-welfare-notice': 'Send a welfare message',
  'send-invitation': 'Send an invitation',
  'send-demo-request': 'Pass on a message from the contact form',
  'import-roster': 'Read or import a roster',
  'send-webhook': 'Call a webhook',
  'send-lti-score': 'Send a mark to a learning platform',
  'sync-lti-course': 'Fetch a course’s people from a learning platform',
};

export function formatJob(name: string): string {
  const titles: Readonly<Record<string, string>> = jobTitles;
  return titles[name] ?? name;
}

/** Says when a job failed, or when it will be retried. */
export function formatAttempt({ failedAt, nextAttemptAt, attempts }: FailingJob): string {
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  if (nextAttemptAt) return `${tried}. Next: ${formatDateTime(nextAttemptAt)}.`;
  return failedAt ? `${tried}. Given up: ${formatDateTime(failedAt)}.` : `${tried}. Given up.`;
}
