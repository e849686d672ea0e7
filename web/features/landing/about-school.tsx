import { createContext, useContext } from 'react';

/** What the school says of itself in its settings; empty where it says nothing. */
export interface AboutSchool {
  name: string;
  contact: string;
  provider: string;
}

export const AboutSchoolContext = createContext<AboutSchool>({
  name: '',
  contact: '',
  provider: '',
});

/**
 * A word about the school, or others where it says nothing. The server puts its word into the
 * finished document by the name of the field (server/http/privacy-document.ts).
 */
export function SchoolWord({ of, otherwise }: { of: keyof AboutSchool; otherwise: string }) {
  return <span data-school={of}>{useContext(AboutSchoolContext)[of] || otherwise}</span>;
}
