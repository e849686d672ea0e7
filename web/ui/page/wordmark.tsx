import classes from './wordmark.module.css';

/** Greenpen's name with its tick. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#0b7a4b" />
        <path
          d="M8 17.2l5.3 5.3L24.5 10"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Greenpen
    </span>
  );
}
