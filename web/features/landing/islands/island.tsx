import type { ReactNode } from 'react';

/** An interactive part of the front page; the rest needs no script. */
export type IslandName = 'savings' | 'testimonials' | 'contact';

/** Marks an interactive part, so that `front-page.ts` finds it in the prerendered document. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
