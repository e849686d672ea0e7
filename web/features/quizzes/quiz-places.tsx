import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { codeInAddress } from './code-in-address.ts';
import classes from './quiz-places.module.css';

const places = [
  { label: 'Overview', path: paths.quizSuccess },
  { label: 'Live', path: paths.liveQuiz },
  { label: 'Marking', path: paths.quizResponses },
  { label: 'Results', path: paths.quizResults },
  { label: 'Reteach', path: paths.reteach },
];

/** What one quiz has, one click apart; nothing where the address names no quiz. */
export function QuizPlaces() {
  const { pathname, search } = useLocation();
  const quizCode = codeInAddress(pathname, search);
  if (!quizCode) return null;
  return (
    <nav className={classes.places} aria-label={`Quiz ${quizCode}`}>
      <span className={classes.code}>{quizCode}</span>
      {places.map(({ label, path }) => (
        <Link
          key={label}
          to={path(quizCode)}
          className={classes.place}
          aria-current={path(quizCode).split('?')[0] === pathname ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
