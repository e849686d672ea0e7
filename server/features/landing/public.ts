export { sendDemoRequest } from './send-demo-request.ts';
