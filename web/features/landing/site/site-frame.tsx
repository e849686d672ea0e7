import type { ReactNode } from 'react';
import { SkipLink } from '../../../ui/page/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import classes from './site-frame.module.css';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** The frame of the public pages: skip link, header and footer. */
export function SiteFrame({ children, ...header }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <SiteHeader {...header} />
      <div className={classes.content}>{children}</div>
      <SiteFooter />
    </div>
  );
}
