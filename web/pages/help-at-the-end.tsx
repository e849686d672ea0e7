import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';

const HelpLines = lazy(async () => {
  const welfare = await import('../features/welfare/public.ts').catch(() => null);
  return { default: welfare?.HelpLines ?? (() => null) };
});

/** Where a student can turn to, at the end of a page: receipts leave after some seconds, this stays. */
export function HelpAtTheEnd() {
  return (
    <Box mt="lg">
      <Suspense fallback={null}>
        <HelpLines />
      </Suspense>
    </Box>
  );
}
