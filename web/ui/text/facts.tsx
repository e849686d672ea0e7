import { Fragment } from 'react';

/**
 * Shows facts in one line, without duplicates or empty ones, each in the direction of its own text.
 */
export function Facts({ of }: { of: readonly (string | false | null | undefined)[] }) {
  return [...new Set(of.filter(Boolean))].map((fact, index) => (
    <Fragment key={fact || undefined}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
