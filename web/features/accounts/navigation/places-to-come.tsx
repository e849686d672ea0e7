import { localEntry } from '../../../local-entry.ts';
import classes from './main-navigation.module.css';

/** The role whose navigation this device last showed; early.js reads it before the first paint. */
export const lastPlaces = localEntry('greenpen.places', String);

/** Reserves the line for staff navigation on a phone until it is known who is signed in. */
export function PlacesToCome() {
  return <div className={classes.toCome} />;
}
