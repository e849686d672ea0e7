import { Button, type ButtonProps, Menu } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { IconDots } from '../icons/dots.ts';

interface MenuButtonProps extends ButtonProps {
  /** "Actions for Maya Patel" */
  label: string;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function MenuButton({ label, ...props }: MenuButtonProps) {
  return (
    <Button {...props} variant="default" size="xs" aria-label={label} aria-haspopup="menu">
      <IconDots size={18} aria-hidden />
    </Button>
  );
}

interface RowActionsProps {
  label: string;
  /** Gives a `RowMenu` of the same label, and what may open from it. */
  children: () => ReactNode;
}

/**
 * What may be done with a row of a table, made when it is first asked for: a list has many rows, and
 * their menus and calls would be most of its work.
 */
export function RowActions({ label, children }: RowActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return children();
  return <MenuButton label={label} aria-expanded={false} onClick={() => setIsAsked(true)} />;
}

interface RowMenuProps {
  label: string;
  isBusy: boolean;
  className?: string | undefined;
  /** Items of Mantine's Menu. */
  children: ReactNode;
}

/** The menu that `RowActions` makes; it opens as soon as it stands. */
export function RowMenu({ label, isBusy, className, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Of its own: the menu would give the focus back to the button that was pressed, which has gone.
  const focusButton = () => button.current?.focus();
  return (
    <Menu
      position="bottom-end"
      width="max-content"
      defaultOpened
      returnFocus={false}
      onClose={focusButton}
    >
      <Menu.Target>
        <MenuButton ref={button} label={label} loading={isBusy} />
      </Menu.Target>
      <Menu.Dropdown className={className}>{children}</Menu.Dropdown>
    </Menu>
  );
}
