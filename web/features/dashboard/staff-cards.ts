import { IconFileText } from '../../icons/file-text.ts';
import { IconLibrary } from '../../icons/library.ts';
import { IconListDetails } from '../../icons/list-details.ts';
import { IconPencilPlus } from '../../icons/pencil-plus.ts';
import { IconUsers } from '../../icons/users.ts';
import { IconUsersGroup } from '../../icons/users-group.ts';
import { IconWritingSign } from '../../icons/writing-sign.ts';
import type { FeatureCard } from './feature-card-list.tsx';
import { paths } from '../../paths.ts';

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

/** The cards of staff (spec section 2, Dashboard feature cards by role). */
export const staffCards: Record<'teacher' | 'admin', readonly FeatureCard[]> = {
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
};
