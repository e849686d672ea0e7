import { Button } from '@mantine/core';
import { IconArrowLeft } from '../icons/arrow-left.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** The way back from every page that the dashboard leads to. */
export function BackToDashboard() {
  return (
    <Button
      component={Link}
      to={paths.dashboard}
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      Back to Dashboard
    </Button>
  );
}
