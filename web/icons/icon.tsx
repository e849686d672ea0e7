import type { ComponentProps, ReactNode } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  /** In pixels. */
  size?: number;
  /** The line width, in units of a grid of 24. */
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
 * Creates a Tabler icon (MIT, see LICENSE), drawn as one path. Each icon has its own module, so
 * that a page loads only those it shows. Icons are decorative: text carries the meaning. To add
 * one, join the `d` of its paths.
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
