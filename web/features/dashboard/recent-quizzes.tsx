import { Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { QuizPerformance } from '../../../shared/contract/results.ts';
import { paths } from '../../paths.ts';
import { SectionHead } from '../../ui/page/section-head.tsx';
import classes from './recent-quizzes.module.css';

/** One row on a desktop screen; all others are a click away. */
const SHOWN = 4;

interface RecentQuizzesProps {
  quizzes: readonly QuizPerformance[];
  leadsTo: (quizCode: string) => string;
}

/** The newest quizzes, each with its own link. */
export function RecentQuizzes({ quizzes, leadsTo }: RecentQuizzesProps) {
  const titleId = useId();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.recent}>
      <SectionHead
        id={titleId}
        title="Recent quizzes"
        link={{ to: paths.viewQuizzes, text: 'All quizzes' }}
      />
      <ul className={classes.list}>
        {quizzes.slice(0, SHOWN).map(({ quizCode, title, submissions, averageScore }) => (
          <li key={quizCode}>
            <Link to={leadsTo(quizCode)} className={classes.quiz}>
              <span className={classes.title} dir="auto">
                {title || quizCode}
              </span>
              <Text component="span" c="dimmed" size="sm">
                {[
                  title && quizCode,
                  `${submissions} handed in`,
                  averageScore !== null && `${Math.round(averageScore)}%`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
