import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { ClassFilter } from './class-filter.tsx';
import { classIn, withClass } from './class-in-address.ts';
import { codeInAddress } from './code-in-address.ts';
import classes from './quiz-places.module.css';

const places = [
  { label: 'Overview', path: paths.quizSuccess },
  { label: 'Live', path: paths.liveQuiz },
  { label: 'Marking', path: paths.quizResponses },
  { label: 'Results', path: paths.quizResults },
  { label: 'Reteach', path: paths.reteach },
  { label: 'Settings', path: paths.quizSettings },
];

/** Pages about the quiz as a whole, without a class filter. */
const withoutClasses = [paths.quizSuccess, paths.quizSettings];

/** Scrolls the current link into view, because on a phone the line scrolls sideways. */
function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The pages of one quiz, one click apart; renders nothing if the address names no quiz. */
export function QuizPlaces() {
  const { pathname, search } = useLocation();
  const quizCode = codeInAddress(pathname, search);
  if (!quizCode) return null;
  const teacherCode = classIn(new URLSearchParams(search));
  return (
    <nav className={classes.places} aria-label={`Quiz ${quizCode}`}>
      <span className={classes.code}>{quizCode}</span>
      {places.map(({ label, path }) => {
        const isOpen = path(quizCode).split('?')[0] === pathname;
        return (
          <Link
            key={label}
            ref={isOpen ? bringIntoView : undefined}
            to={withClass(path(quizCode), teacherCode)}
            viewTransition
            className={classes.place}
            aria-current={isOpen ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
      {!withoutClasses.some((path) => path(quizCode).split('?')[0] === pathname) && (
        <ClassFilter quizCode={quizCode} />
      )}
    </nav>
  );
}
