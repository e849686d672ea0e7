import { Button } from '@mantine/core';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { IconPrinter } from '../../icons/printer.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { paths } from '../../paths.ts';
import { useGoBack } from '../../ui/use-go-back.ts';
import { isAboutQuizzes } from './is-about-quizzes.ts';

interface ProfileActionsProps {
  profile: StudentProfile | undefined;
  isLoading: boolean;
}

/** The way back, and the way onto paper; of a student, whom it mostly is, while nobody knows. */
export function ProfileActions({ profile, isLoading }: ProfileActionsProps) {
  const goBack = useGoBack(paths.dashboard);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={goBack}
      >
        Back
      </Button>
      {(isLoading || (profile && isAboutQuizzes(profile))) && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={isLoading}
          onClick={() => window.print()}
        >
          Print
        </Button>
      )}
    </>
  );
}
