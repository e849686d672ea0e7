import { Button } from '@mantine/core';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** The link back to the dashboard, for every page that the dashboard links to. */
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
