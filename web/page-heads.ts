import type { PageWidth } from './ui/page/page-shell.tsx';

/** The heading of a page, independent of its content. */
export interface PageHead {
  title: string;
  subtitle?: string;
  width?: PageWidth;
}

/**
 * The pages whose heading is always the same. The build writes it into the page's document, so it
 * shows before any script runs (still-page.tsx).
 */
export const pageHeads = {
  '/dashboard': { title: 'Dashboard' },
  '/view-quizzes': { title: 'View Quizzes' },
  '/view-students': { title: 'My Students' },
  '/manage-users': { title: 'Manage Users' },
  '/create-questions': {
    title: 'Question Manager',
    subtitle: 'Questions and mark schemes, shared by all teachers of your school.',
  },
  '/auto-report': {
    title: 'AutoReport',
    subtitle: 'Honest, individual reports from your notes. You check every word.',
  },
  '/enter-quiz': { title: 'Enter Quiz', width: 'narrow' },
  '/view-my-scores': { title: 'My Quiz Scores', width: 'narrow' },
  '/typing-test': { title: 'Typing Test', subtitle: 'How fast can you type in 30 seconds?' },
  '/join-teacher': {
    title: 'Join Teacher',
    subtitle: 'Your teacher sees your results once you are in the class.',
    width: 'narrow',
  },
} as const satisfies Record<string, PageHead>;

/** Returns the heading of the page with the given route, if it is always the same. */
export function findPageHead(pattern: string): PageHead | undefined {
  return (pageHeads as Partial<Record<string, PageHead>>)[pattern];
}
