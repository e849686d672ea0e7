/** The head of a public page. */
export interface SiteDocument {
  path: '/' | '/privacy' | '/terms' | '/built-in-marker';
  /** The file that the build creates for it. */
  file: string;
  title: string;
  description: string;
}

export const frontDocument: SiteDocument = {
  path: '/',
  file: 'front-page.html',
  title: 'Greenpen · Marking that starts in pencil',
  description:
    'Quizzes for schools whose written answers an AI marks in pencil, by your own mark scheme. The teacher accepts each mark or writes over it.',
};

export const privacyDocument: SiteDocument = {
  path: '/privacy',
  file: 'privacy.html',
  title: 'Privacy · Greenpen',
  description: 'What Greenpen keeps about students and teachers, where it goes, and your rights.',
};

export const termsDocument: SiteDocument = {
  path: '/terms',
  file: 'terms.html',
  title: 'Terms · Greenpen',
  description: 'The terms on which a school uses Greenpen.',
};

export const markerDocument: SiteDocument = {
  path: '/built-in-marker',
  file: 'built-in-marker.html',
  title: 'What the built-in marker can and cannot mark · Greenpen',
  description:
    'Which questions the built-in marker marks, how often it agreed with a person, and what it leaves to you.',
};
