import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { deskButton } from './desk-button.ts';

/** The links that leave the desk (spec section 2, Quiz Responses). */
export function HeaderLinks() {
  const navigate = useNavigate();
  return (
    <>
      <Button component={Link} to={paths.dashboard} {...deskButton}>
        Dashboard
      </Button>
      <Button component={Link} to={paths.viewQuizzes} {...deskButton}>
        View Quizzes
      </Button>
      <Button {...deskButton} onClick={() => void navigate(-1)}>
        Back
      </Button>
    </>
  );
}
