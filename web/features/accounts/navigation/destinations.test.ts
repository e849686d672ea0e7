import { describe, expect, it } from 'vitest';
import { roles } from '../../../../shared/permissions.ts';
import { redirectFor, routeAccess, type RoutePattern } from '../route-access.ts';
import { isWithin, studentDestinations } from './destinations.ts';
import { staffDestinations } from './staff-destinations.ts';

const destinations = { student: studentDestinations, ...staffDestinations };

describe('the top bar', () => {
  it.each(roles)('lead a %s only to pages that open for them', (role) => {
    for (const { path } of destinations[role]) {
      expect(redirectFor(routeAccess[path as RoutePattern], role)).toBeNull();
    }
  });

  it.each([
    ['/quiz-results', 'Results'],
    ['/quiz-results/DEMO02', 'Results'],
    ['/live-quiz/DEMO02', 'Quizzes'],
    ['/create-quiz', 'Quizzes'],
    ['/view-quiz-responses', 'Marking'],
    ['/edit-question/demo-1', 'Questions'],
    ['/student-profile/maya', 'Students'],
  ])('assigns %s to %s', (pathname, label) => {
    const current = destinations.teacher.filter((one) => isWithin(one, pathname));
    expect(current.map((one) => one.label)).toEqual([label]);
  });
});
