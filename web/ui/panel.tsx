import { createElement, type FormHTMLAttributes } from 'react';
import classes from './panel.module.css';

interface PanelProps extends FormHTMLAttributes<HTMLFormElement> {
  component?: 'div' | 'section' | 'form';
  /** Much room around a short form that stands alone on its page. */
  isRoomy?: boolean;
  /** Space between its children, one below the other; without it they are laid out as they are. */
  gap?: 'xs' | 'md' | 'xl';
}

/** A card on the paper that holds a form, a list or a text. */
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
