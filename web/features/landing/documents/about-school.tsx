import { createContext, useContext } from 'react';

/** What the school's settings say about the school; fields are empty if not set. */
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
 * A setting of the school, or alternative words if it is not set. The server fills it into the
 * prerendered document by the field's name (server/http/privacy-document.ts).
 */
export function SchoolWord({ of, otherwise }: { of: keyof AboutSchool; otherwise: string }) {
  return <span data-school={of}>{useContext(AboutSchoolContext)[of] || otherwise}</span>;
}
