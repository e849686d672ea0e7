import { describe, expect, it } from 'vitest';
import { roles } from '../../../shared/permissions.ts';
import { redirectFor, routeAccess, type RoutePattern } from '../accounts/route-access.ts';
import { findPlaces, goTo } from './go-to.ts';

describe('the destinations of the search', () => {
  it.each(roles)('lead a %s only to pages that open for them', (role) => {
    for (const { path } of goTo[role]) {
      expect(redirectFor(routeAccess[path as RoutePattern], role)).toBeNull();
    }
  });

  it('include other words for a page, in any order', () => {
    expect(findPlaces('teacher', 'questions import').map(({ label }) => label)).toEqual([
      'Write or import questions',
    ]);
    expect(findPlaces('student', 'marks').map(({ label }) => label)).toEqual(['My scores']);
    expect(findPlaces('student', 'audit')).toEqual([]);
  });
});
