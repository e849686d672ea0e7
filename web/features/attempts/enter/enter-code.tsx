import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { QuizCodeForm } from './quiz-code-form.tsx';
import { startAtOnce } from './use-open-quiz.ts';

/** The code box on a student's dashboard; errors appear on the page that it opens. */
export function EnterCode() {
  const navigate = useNavigate();
  const { id } = useCurrentUser();
  return (
    <QuizCodeForm
      initialCode=""
      isLoading={false}
      error={undefined}
      onLoad={(quizCode) =>
        void navigate(paths.enterQuizWith(quizCode), { state: startAtOnce(id) })
      }
    />
  );
}
