import { createElement, Fragment } from 'react';

/**
 * A sentence of ours with people's words in it, which `isolate` has set apart. They stand in
 * elements of their own, so that what is found and read out holds no invisible signs.
 */
export function Sentence({ children }: { children: string }) {
  const parts = children
    .split(/[\u2068\u2069]/)
    .map((part, place) => (place % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
