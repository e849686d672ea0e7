import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { frontDocument } from '../features/landing/site/site-documents.ts';
import { useArrival } from '../features/landing/use-arrival.ts';

export default function LandingPage() {
  useArrival(frontDocument.title);
  return <LandingScreen />;
}
