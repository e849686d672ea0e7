import { DemoRequests } from '../features/landing/demo-requests.tsx';
import { SystemScreen } from '../features/system/system-screen.tsx';

export default function SystemPage() {
  return <SystemScreen messages={<DemoRequests />} />;
}
