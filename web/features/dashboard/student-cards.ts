import { IconChartBar } from '../../icons/chart-bar.ts';
import { IconChecklist } from '../../icons/checklist.ts';
import { IconKeyboard } from '../../icons/keyboard.ts';
import { IconSchool } from '../../icons/school.ts';
import { paths } from '../../paths.ts';
import type { FeatureCard } from './feature-card-list.tsx';

/** A student's cards (spec section 2, Dashboard feature cards by role). */
export const studentCards: readonly FeatureCard[] = [
  {
    title: 'Join Teacher',
    description: 'Join a class with your teacher’s code.',
    path: paths.joinTeacher,
    icon: IconSchool,
  },
  {
    title: 'Enter Quiz Code',
    description: 'Start a quiz or carry on.',
    path: paths.enterQuiz,
    icon: IconChecklist,
  },
  {
    title: 'View My Scores',
    description: 'Your marks and feedback.',
    path: paths.viewMyScores,
    icon: IconChartBar,
  },
  {
    title: 'Typing Test',
    description: 'How fast can you type in 30 seconds?',
    path: paths.typingTest,
    icon: IconKeyboard,
  },
];
