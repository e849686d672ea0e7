import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { StillHeader } from './features/accounts/still-header.tsx';
import { findPageHead } from './page-heads.ts';
import { cssVariables, theme } from './theme.ts';
import { PageSkeleton } from './ui/page-skeleton.tsx';

/**
 * A page as it looks before its code and its data are there: the header and the page's head. Run by
 * the build, which lays it into the page's document, where the application takes its place.
 */
export function renderStillPage(pattern: string): string {
  return renderToString(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      <StillHeader />
      <PageSkeleton head={findPageHead(pattern)} />
    </MantineProvider>,
  );
}
