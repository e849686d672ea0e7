import type { ReactNode } from 'react';

/** A part of the front page that needs a script; the rest of it needs none. */
export type IslandName = 'savings' | 'testimonials' | 'contact';

/** Marks such a part, so that `front-page.ts` finds it in the finished document. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
