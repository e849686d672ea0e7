import { termsDocument } from '../features/landing/site/site-documents.ts';
import { TermsScreen } from '../features/landing/documents/terms-screen.tsx';
import { useArrival } from '../features/landing/use-arrival.ts';

export default function TermsPage() {
  useArrival(termsDocument.title);
  return <TermsScreen />;
}
