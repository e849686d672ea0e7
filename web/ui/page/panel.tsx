import { createElement, type FormHTMLAttributes } from 'react';
import classes from './panel.module.css';

interface PanelProps extends FormHTMLAttributes<HTMLFormElement> {
  component?: 'div' | 'section' | 'form';
  /** Adds padding, for a short form that is alone on its page. */
  isRoomy?: boolean;
  /** Stacks the children with this gap; without it, they keep their normal layout. */
  gap?: 'xs' | 'md' | 'xl';
}

/** A card that holds a form, a list or a text. */
export function Panel({
  component = 'div',
  isRoomy = false,
  gap,
  className,
  ...props
}: PanelProps) {
  return createElement(component, {
    ...props,
    className: className ? `${classes.panel} ${className}` : classes.panel,
    'data-roomy': isRoomy || undefined,
    'data-gap': gap,
  });
}
