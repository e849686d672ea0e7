import { MarkerScreen } from '../features/landing/documents/marker-screen.tsx';
import { markerDocument } from '../features/landing/site/site-documents.ts';
import { useArrival } from '../features/landing/use-arrival.ts';

export default function BuiltInMarkerPage() {
  useArrival(markerDocument.title);
  return <MarkerScreen />;
}
