import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router';
import type { Place } from './app-history.ts';

const STORAGE_KEY = 'scrollPlaces';

/** How far each place of the history is scrolled, by its key; also after a reload. */
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

/** Shows a page from its top, and one that was seen before from where it was left. */
export function useScrollPlaces(place: Place): void {
  const { location, options } = place;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      noteScroll(location);
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
      } catch {
        // A browser that keeps nothing shows reloaded pages from their top.
      }
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [location]);

  useLayoutEffect(() => {
    if (options.preventScrollReset) return;
    const known = places[location.key];
    if (known !== undefined) return window.scrollTo(0, known);
    const element = elementOf(location.hash);
    if (element) element.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, options]);
}
