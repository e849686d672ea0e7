import type { PageWidth } from './ui/page-shell.tsx';

/** What stands at the top of a page whatever it holds. */
export interface PageHead {
  title: string;
  subtitle?: string;
  width?: PageWidth;
}

/**
 * The pages whose head is always the same. It stands in the page's document, and so on the screen
 * before any script is there (still-page.tsx).
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

/** The head of a page by its route, where it is always the same. */
export function findPageHead(pattern: string): PageHead | undefined {
  return (pageHeads as Partial<Record<string, PageHead>>)[pattern];
}
