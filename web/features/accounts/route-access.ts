import { matchPath } from 'react-router';
import type { Role } from '../../../shared/permissions.ts';
import { paths } from '../../paths.ts';

/** Who may open a route: everyone, any signed-in user, or these roles. */
export type RouteAccess = 'everyone' | 'signed-in' | readonly Role[];

const staff: RouteAccess = ['admin', 'teacher'];
const students: RouteAccess = ['student'];

/** The route table of spec section 6, by route pattern. */
export const routeAccess = {
  '/': 'everyone',
  '/privacy': 'everyone',
  '/terms': 'everyone',
  '/built-in-marker': 'everyone',
  '/github': 'everyone',
  '/login': 'everyone',
  '/signup': 'everyone',
  '/reset-password': 'everyone',
  '/signed-in': 'everyone',
  '/confirm-email': 'everyone',
  '/launch': 'everyone',
  '/account': 'signed-in',
  '/dashboard': 'signed-in',
  '/manage-users': ['admin'],
  '/create-questions': staff,
  '/edit-question/:questionId': staff,
  '/create-quiz': staff,
  '/quiz-success': staff,
  '/view-quizzes': staff,
  '/live-quiz/:quizCode': staff,
  '/quiz-results': staff,
  '/quiz-results/:quizCode': staff,
  '/quiz-settings/:quizCode': staff,
  '/reteach/:quizCode': staff,
  '/view-quiz-responses': staff,
  '/marker': ['admin'],
  '/what-leaves': staff,
  '/system': ['admin'],
  '/audit-trail': ['admin'],
  '/school-settings': ['admin'],
  '/first-steps': ['admin'],
  '/connections': ['admin'],
  '/welfare': staff,
  '/welfare/:concernId': staff,
  '/enter-quiz': students,
  '/view-my-scores': students,
  '/auto-report': staff,
  '/typing-test': ['student', 'teacher'],
  '/join-teacher': students,
  '/view-students': ['teacher'],
  '/classes': ['admin'],
  '/student-profile/:studentId': staff,
} as const satisfies Record<string, RouteAccess>;

export type RoutePattern = keyof typeof routeAccess;

/**
 * Returns where a visitor is redirected instead of opening a route, or null if they may open it:
 * signed out to the front page, wrong role to the dashboard (spec section 2).
 */
export function redirectFor(access: RouteAccess, role: Role | null): string | null {
  if (access === 'everyone') return null;
  if (role === null) return paths.landing;
  return access === 'signed-in' || access.includes(role) ? null : paths.dashboard;
}

/** Returns true if the page redirects some visitors. */
export function isGuarded(pathname: string): boolean {
  return Object.entries(routeAccess).some(
    ([pattern, access]) => access !== 'everyone' && matchPath(pattern, pathname) !== null,
  );
}
