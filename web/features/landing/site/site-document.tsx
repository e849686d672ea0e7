import font from '../../../fonts/inter-latin.woff2';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../../../theme.ts';
import { SiteFrame } from './site-frame.tsx';
import type { SiteDocument as Head } from './site-documents.ts';

/** What the build adds to a document: styles and script. */
export interface BuiltParts {
  styles: string;
  scriptUrl: string;
}

interface SiteDocumentProps extends BuiltParts {
  head: Head;
  children: ReactNode;
}

/**
 * A public page as a complete document, which can be read without the application. Its styles are
 * inline, so that it is drawn as soon as it arrives.
 */
export function SiteDocument({ head, styles, scriptUrl, children }: SiteDocumentProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a17" media="(prefers-color-scheme: dark)" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script src="/early.js" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={scriptUrl} />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          withGlobalClasses={false}
        >
          <SiteFrame entrance={{ label: 'Login', path: '/login' }}>{children}</SiteFrame>
        </MantineProvider>
      </body>
    </html>
  );
}
