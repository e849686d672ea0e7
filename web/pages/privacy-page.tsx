import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { AboutSchoolContext } from '../features/landing/documents/about-school.tsx';
import { PrivacyScreen } from '../features/landing/documents/privacy-screen.tsx';
import { privacyDocument } from '../features/landing/site/site-documents.ts';
import { useArrival } from '../features/landing/use-arrival.ts';

export default function PrivacyPage() {
  useArrival(privacyDocument.title);
  const about = useQuery(api.landing.aboutSchool.queryOptions());
  // If the request fails, the notice shows its general wording.
  return (
    <AboutSchoolContext value={about.data ?? { name: '', contact: '', provider: '' }}>
      <PrivacyScreen />
    </AboutSchoolContext>
  );
}
