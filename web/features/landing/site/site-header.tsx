import { Wordmark } from '../../../ui/page/wordmark.tsx';
import buttons from '../button.module.css';
import { SchemeButton } from './scheme-button.tsx';
import classes from './site-header.module.css';

export interface SiteHeaderProps {
  /** The entry link: Login for a visitor, the dashboard for someone who is signed in. */
  entrance: { label: string; path: string };
  /** Absent in the prerendered page, whose own script handles the click. */
  onToggleScheme?: () => void;
}

const anchors = ['Home', 'Features', 'About', 'Contact'];

/** Wordmark, the anchors of the front page (spec section 2), dark mode and the entry link. */
export function SiteHeader({ entrance, onToggleScheme }: SiteHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <a href="/" className={classes.home}>
          <Wordmark />
        </a>
        <nav aria-label="Front page" className={classes.anchors}>
          {anchors.map((anchor) => (
            <a key={anchor} href={`/#${anchor.toLowerCase()}`} className={classes.anchor}>
              {anchor}
            </a>
          ))}
        </nav>
        <div className={classes.controls}>
          <SchemeButton onClick={onToggleScheme} />
          <a href={entrance.path} className={buttons.button} data-entrance data-ripples>
            {entrance.label}
          </a>
        </div>
      </div>
    </header>
  );
}
