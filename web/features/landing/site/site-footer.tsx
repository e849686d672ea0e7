import { paths } from '../../../paths.ts';
import classes from './site-footer.module.css';

const links = [
  { label: 'Privacy', path: paths.privacy },
  { label: 'Terms', path: paths.terms },
  { label: 'What the built-in marker can mark', path: paths.builtInMarker },
  { label: 'GitHub', path: paths.github },
];

/** The footer of the public pages. Uses plain links, because the server itself answers /github. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.bar}>
        <p className={classes.line}>Greenpen. The AI has a pencil; the teacher has the pen.</p>
        <nav aria-label="Footer" className={classes.links}>
          {links.map(({ label, path }) => (
            <a key={path} href={path} className={classes.link}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
