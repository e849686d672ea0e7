import { Button, Text } from '@mantine/core';
import { IconPrinter } from '../../../icons/printer.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { counted } from '../../../../shared/counted.ts';
import { QuizSlip, type SlipQuiz } from './quiz-slip.tsx';
import { PaperSheet } from '../../../ui/print/paper-sheet.tsx';
import classes from './quiz-slips.module.css';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

const SLIPS_PER_PAGE = 8;
const MAX_SLIPS = 400;

interface QuizSlipsProps {
  quiz: SlipQuiz;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the slip of a quiz, and prints the chosen number of copies, several per page. */
export function QuizSlips({ quiz, isOpen, onClose }: QuizSlipsProps) {
  return (
    <Dialog isOpen={isOpen} title={`Slips for ${quiz.quizCode}`} onClose={onClose}>
      <PrintForm quiz={quiz} />
    </Dialog>
  );
}

function PrintForm({ quiz }: { quiz: SlipQuiz }) {
  const [count, setCount] = useState<number | string>(SLIPS_PER_PAGE);
  const slips = typeof count === 'number' ? count : 0;
  return (
    <>
      <div className={classes.paper}>
        <QuizSlip quiz={quiz} />
      </div>
      <div className={classes.controls}>
        <WholeNumberField
          label="Number of slips"
          min={1}
          max={MAX_SLIPS}
          value={count}
          onChange={setCount}
        />
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={slips === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        {SLIPS_PER_PAGE} fit on a page; this is {counted(Math.ceil(slips / SLIPS_PER_PAGE), 'page')}
        .
      </Text>
      <PaperSheet className={classes.sheet}>
        {Array.from({ length: slips }, (_, index) => (
          <QuizSlip key={index} quiz={quiz} />
        ))}
      </PaperSheet>
    </>
  );
}
