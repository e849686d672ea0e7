import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '../../../icons/printer.ts';
import { CodeToCopy } from '../../../ui/codes/code-to-copy.tsx';
import classes from './quiz-code-card.module.css';
import type { SlipQuiz } from './quiz-slip.tsx';
import { QuizSlips } from './quiz-slips.tsx';

/** A quiz code to read out, project, copy or hand out on slips. */
export function QuizCodeCard({ quiz }: { quiz: SlipQuiz }) {
  const { quizCode, title } = quiz;
  const [isPrinting, slips] = useDisclosure(false);
  return (
    <section className={classes.card} aria-label="Quiz Code">
      <Text c="dimmed">
        {title === '' ? (
          'Quiz Code'
        ) : (
          <>
            Quiz Code of “<bdi>{title}</bdi>”
          </>
        )}
      </Text>
      <CodeToCopy code={quizCode} isLarge>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={slips.open}
        >
          Printable slips
        </Button>
      </CodeToCopy>
      <QuizSlips quiz={quiz} isOpen={isPrinting} onClose={slips.close} />
    </section>
  );
}
