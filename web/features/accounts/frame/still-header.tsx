import { Wordmark } from '../../../ui/page/wordmark.tsx';
import { PlacesToCome } from '../navigation/places-to-come.tsx';
import classes from './app-header.module.css';

/** The header before it is known who is signed in. */
export function StillHeader() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <span className={classes.home}>
          <Wordmark />
        </span>
        <PlacesToCome />
      </div>
    </header>
  );
}
