import type { LoadPage } from './load-page.ts';

/**
 * The pages for staff and for visitors. A separate file, because the names of all their chunks
 * weigh as much as a screen, and a student opens none of them.
 */
export const furtherPages = {
  /** The header and footer of the public pages. */
  site: async () => ({
    default: (await import('./features/landing/site/site-layout.tsx')).SiteLayout,
  }),
  '/': () => import('./pages/landing-page.tsx'),
  '/privacy': () => import('./pages/privacy-page.tsx'),
  '/terms': () => import('./pages/terms-page.tsx'),
  '/built-in-marker': () => import('./pages/built-in-marker-page.tsx'),
  '/github': () => import('./pages/github-page.tsx'),
  '/signup': () => import('./pages/signup-page.tsx'),
  '/reset-password': () => import('./pages/reset-password-page.tsx'),
  '/signed-in': () => import('./pages/signed-in-page.tsx'),
  '/confirm-email': () => import('./pages/confirm-email-page.tsx'),
  '/launch': () => import('./pages/launch-page.tsx'),
  '/manage-users': () => import('./pages/manage-users-page.tsx'),
  '/create-questions': () => import('./pages/create-questions-page.tsx'),
  '/edit-question/:questionId': () => import('./pages/edit-question-page.tsx'),
  '/create-quiz': () => import('./pages/create-quiz-page.tsx'),
  '/quiz-success': () => import('./pages/quiz-success-page.tsx'),
  '/view-quizzes': () => import('./pages/view-quizzes-page.tsx'),
  '/live-quiz/:quizCode': () => import('./pages/live-quiz-page.tsx'),
  '/quiz-results': () => import('./pages/results-page.tsx'),
  '/quiz-results/:quizCode': () => import('./pages/quiz-results-page.tsx'),
  '/quiz-settings/:quizCode': () => import('./pages/quiz-settings-page.tsx'),
  '/reteach/:quizCode': () => import('./pages/reteach-page.tsx'),
  '/view-quiz-responses': () => import('./pages/view-quiz-responses-page.tsx'),
  '/marker': () => import('./pages/marker-page.tsx'),
  '/what-leaves': () => import('./pages/what-leaves-page.tsx'),
  '/system': () => import('./pages/system-page.tsx'),
  '/audit-trail': () => import('./pages/audit-trail-page.tsx'),
  '/school-settings': () => import('./pages/school-settings-page.tsx'),
  '/first-steps': () => import('./pages/first-steps-page.tsx'),
  '/connections': () => import('./pages/connections-page.tsx'),
  '/welfare': () => import('./pages/welfare-page.tsx'),
  '/welfare/:concernId': () => import('./pages/welfare-concern-page.tsx'),
  '/auto-report': () => import('./pages/auto-report-page.tsx'),
  '/view-students': () => import('./pages/view-students-page.tsx'),
  '/classes': () => import('./pages/classes-page.tsx'),
  '/student-profile/:studentId': () => import('./pages/student-profile-page.tsx'),
} satisfies Record<string, LoadPage>;
