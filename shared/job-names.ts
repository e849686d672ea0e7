/** The jobs that Greenpen does, which an administrator reads of where one failed. */
export type JobName =
  | 'run-marking'
  | 'fail-abandoned-runs'
  | 'write-reports'
  | 'continue-reports'
  | 'import-roster'
  | 'remove-unused-uploads'
  | 'delete-old-records'
  | 'send-invitation'
  | 'send-demo-request'
  | 'send-welfare-notice'
  | 'send-webhook'
  | 'send-lti-score'
  | 'sync-lti-course';
