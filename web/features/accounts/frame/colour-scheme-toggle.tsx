import {
  Button,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconMoon } from '../../../icons/moon.ts';
import { IconSun } from '../../../icons/sun.ts';
import classes from './colour-scheme-toggle.module.css';

/** Switches dark mode on and off; this browser remembers the choice. */
export function ColourSchemeToggle({ isLabelled = false }: { isLabelled?: boolean }) {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? 'Switch to light mode' : 'Switch to dark mode';
  const toggle = () => setColorScheme(isDark ? 'light' : 'dark');
  const icon = isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />;

  if (isLabelled) {
    return (
      <Button variant="default" leftSection={icon} onClick={toggle}>
        {label}
      </Button>
    );
  }
  return (
    <UnstyledButton className={classes.toggle} aria-label={label} title={label} onClick={toggle}>
      {icon}
    </UnstyledButton>
  );
}
