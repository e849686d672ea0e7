import { Button } from '@mantine/core';
import { IconPrinter } from '../../icons/printer.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { isAboutQuizzes } from './is-about-quizzes.ts';

interface ProfileActionsProps {
  profile: StudentProfile | undefined;
  isLoading: boolean;
}

/** The way onto paper; of a student, whom the profile mostly is of, while nobody knows. */
export function ProfileActions({ profile, isLoading }: ProfileActionsProps) {
  if (!isLoading && (!profile || !isAboutQuizzes(profile))) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      disabled={isLoading}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
