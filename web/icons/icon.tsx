import type { ComponentProps, ReactNode } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  /** Pixels. */
  size?: number;
  /** The width of the lines, in units of a grid of 24. */
  stroke?: number;
}

export type Icon = (props: IconProps) => ReactNode;

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * An icon of the Tabler family (MIT, see LICENSE), drawn by one path. Each stands in a module of its
 * own, so that a page loads only those that it shows. It is an ornament: words say what it says. To
 * add one, put the `d` of its paths together.
 */
export function icon(path: string, kind: 'outline' | 'filled' = 'outline'): Icon {
  return function DrawnIcon({ size = 24, stroke = 2, ...props }) {
    const paint =
      kind === 'filled' ? { fill: 'currentColor' } : { ...outline, strokeWidth: stroke };
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden {...paint} {...props}>
        <path d={path} />
      </svg>
    );
  };
}
