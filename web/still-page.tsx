import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { StillHeader } from './features/accounts/frame/still-header.tsx';
import { findPageHead } from './page-heads.ts';
import { cssVariables, theme } from './theme.ts';
import { PageSkeleton } from './ui/states/page-skeleton.tsx';

/**
 * Renders a page as it looks before its code and data arrive: the site header and the page's
 * heading. The build writes the result into the page's document, where the application replaces it.
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
