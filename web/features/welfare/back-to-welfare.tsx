import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { paths } from '../../paths.ts';

export function BackToWelfare() {
  return (
    <Button
      component={Link}
      to={paths.welfare}
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      All
    </Button>
  );
}
