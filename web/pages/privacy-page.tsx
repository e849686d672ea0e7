import { PrivacyScreen } from '../features/landing/privacy-screen.tsx';
import { privacyDocument } from '../features/landing/site-documents.ts';
import { useArrival } from '../features/landing/use-arrival.ts';

export default function PrivacyPage() {
  useArrival(privacyDocument.title);
  return <PrivacyScreen />;
}
