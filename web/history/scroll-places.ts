import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router';
import type { Place } from './app-history.ts';

const STORAGE_KEY = 'scrollPlaces';

/** The scroll position of each history entry, by its key; survives a reload. */
let places: Record<string, number> = readPlaces();

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function noteScroll({ key }: Location): void {
  places = { ...places, [key]: window.scrollY };
}

function elementOf(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows a new page from the top, and a revisited one at its earlier scroll position. */
export function useScrollPlaces(place: Place): void {
  const { location, options } = place;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      noteScroll(location);
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
      } catch {
        // Without storage, reloaded pages show from the top.
      }
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [location]);

  useLayoutEffect(() => {
    if (options.preventScrollReset) return;
    const known = places[location.key];
    const element = known === undefined && elementOf(location.hash);
    if (element) element.scrollIntoView();
    else window.scrollTo(0, known ?? 0);
  }, [location, options]);
}
