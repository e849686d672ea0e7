import { IconChartBar } from '../../icons/chart-bar.ts';
import { IconChecklist } from '../../icons/checklist.ts';
import { IconFileText } from '../../icons/file-text.ts';
import { IconKeyboard } from '../../icons/keyboard.ts';
import { IconLibrary } from '../../icons/library.ts';
import { IconListDetails } from '../../icons/list-details.ts';
import { IconPencilPlus } from '../../icons/pencil-plus.ts';
import { IconSchool } from '../../icons/school.ts';
import { IconUsers } from '../../icons/users.ts';
import { IconUsersGroup } from '../../icons/users-group.ts';
import { IconWritingSign } from '../../icons/writing-sign.ts';
import type { Role } from '../../../shared/permissions.ts';
import { paths } from '../../paths.ts';

export interface FeatureCard {
  title: string;
  description: string;
  path: string;
  icon: typeof IconChecklist;
}

const createQuestions: FeatureCard = {
  title: 'Create Questions',
  description: 'Write questions with their mark schemes.',
  path: paths.createQuestions,
  icon: IconPencilPlus,
};
const createQuiz: FeatureCard = {
  title: 'Create Quiz',
  description: 'Choose questions and get a code to share.',
  path: paths.createQuiz,
  icon: IconListDetails,
};
const viewQuizzes: FeatureCard = {
  title: 'View Quizzes',
  description: 'Find a quiz, lock it or open it again.',
  path: paths.viewQuizzes,
  icon: IconLibrary,
};
const viewAnswers: FeatureCard = {
  title: 'View Answers',
  description: 'Read and mark what your students wrote.',
  path: paths.viewQuizResponses,
  icon: IconWritingSign,
};
const autoReport: FeatureCard = {
  title: 'AutoReport',
  description: 'Draft reports for a class in four steps.',
  path: paths.autoReport,
  icon: IconFileText,
};

/** The dashboard's cards by role (spec section 2, Dashboard feature cards by role). */
export const featureCards: Record<Role, readonly FeatureCard[]> = {
  admin: [
    {
      title: 'Manage Users',
      description: 'Roles, extra time and accounts.',
      path: paths.manageUsers,
      icon: IconUsers,
    },
    createQuestions,
    createQuiz,
    viewQuizzes,
    viewAnswers,
    autoReport,
  ],
  teacher: [
    createQuestions,
    createQuiz,
    viewQuizzes,
    viewAnswers,
    {
      title: 'View Students',
      description: 'Everyone who has joined your class.',
      path: paths.viewStudents,
      icon: IconUsersGroup,
    },
    autoReport,
  ],
  student: [
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
  ],
};
