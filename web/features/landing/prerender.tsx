import './site/site.css';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './landing-screen.tsx';
import { MarkerScreen } from './documents/marker-screen.tsx';
import { PrivacyScreen } from './documents/privacy-screen.tsx';
import { type BuiltParts, SiteDocument } from './site/site-document.tsx';
import {
  frontDocument,
  markerDocument,
  privacyDocument,
  type SiteDocument as Head,
  termsDocument,
} from './site/site-documents.ts';
import { TermsScreen } from './documents/terms-screen.tsx';

const screens: [Head, ReactNode][] = [
  [frontDocument, <LandingScreen key="front" />],
  [privacyDocument, <PrivacyScreen key="privacy" />],
  [termsDocument, <TermsScreen key="terms" />],
  [markerDocument, <MarkerScreen key="marker" />],
];

/** Makes the font optional, because a late swap would move the text being read. */
function withSteadyFont(styles: string): string {
  return styles.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
}

/** Renders the public pages as files; run by the build, never by a browser. */
export function renderDocuments({
  styles,
  scriptUrl,
}: BuiltParts): { file: string; html: string }[] {
  const parts = { styles: withSteadyFont(styles), scriptUrl };
  return screens.map(([head, screen]) => {
    const page = (
      <SiteDocument head={head} {...parts}>
        {screen}
      </SiteDocument>
    );
    return { file: head.file, html: `<!doctype html>${renderToString(page)}` };
  });
}
