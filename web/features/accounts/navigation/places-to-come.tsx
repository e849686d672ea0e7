import { localEntry } from '../../../local-entry.ts';
import classes from './main-navigation.module.css';

/** Whose places stood here last on this device; early.js reads it before the first paint. */
export const lastPlaces = localEntry('greenpen.places', String);

/** Keeps the line on a phone that the places of staff will take, until it is known who looks. */
export function PlacesToCome() {
  return <div className={classes.toCome} />;
}
