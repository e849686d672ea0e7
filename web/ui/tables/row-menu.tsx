import { Button, type ButtonProps, Menu } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { IconDots } from '../../icons/dots.ts';

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
  /** Renders a `RowMenu` with the same label, and any dialogs it opens. */
  children: () => ReactNode;
}

/**
 * The actions of a table row, rendered on first use: a list has many rows, and their menus and
 * calls would be most of its work.
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

/** The menu that `RowActions` renders; it opens as soon as it mounts. */
export function RowMenu({ label, isBusy, className, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Handled here, because the menu would return the focus to the pressed button, which has been
  // replaced.
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
