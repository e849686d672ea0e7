import { createElement, Fragment } from 'react';

/**
 * A sentence of the interface that contains people's words, marked by `isolate`. The words go into
 * separate elements, so that copied and spoken text has no invisible characters.
 */
export function Sentence({ children }: { children: string }) {
  const parts = children
    .split(/[\u2068\u2069]/)
    .map((part, place) => (place % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
