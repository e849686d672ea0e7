import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Location } from 'react-router';
import type { Place } from './app-history.ts';
import { noteScroll, useScrollPlaces } from './scroll-places.ts';

afterEach(cleanup);

const placeAt = (key: string): Place => ({
  location: { key, pathname: `/${key}`, search: '', hash: '', state: null } as Location,
  action: 'PUSH' as Place['action'],
  options: {},
});

function Page({ place }: { place: Place }) {
  useScrollPlaces(place);
  return <h1>{place.location.pathname}</h1>;
}

it('a page that was left where it was scrolled to can be left again', () => {
  const [first, second] = [placeAt('first'), placeAt('second')];
  noteScroll(first.location);
  const { rerender } = render(<Page place={first} />);
  rerender(<Page place={second} />);
  expect(screen.getByRole('heading').textContent).toBe('/second');
});
