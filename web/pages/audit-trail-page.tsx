export { AuditTrailScreen as default } from '../features/accounts/audit-trail/audit-trail-screen.tsx';
