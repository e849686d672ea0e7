/** The names of Greenpen's jobs, which an administrator sees if one fails. */
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
