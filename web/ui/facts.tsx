import { Fragment } from 'react';

/** Facts in one line, each once and in the direction of its own words; what is empty is left out. */
export function Facts({ of }: { of: readonly (string | false | null | undefined)[] }) {
  return [...new Set(of.filter(Boolean))].map((fact, index) => (
    <Fragment key={fact || undefined}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
