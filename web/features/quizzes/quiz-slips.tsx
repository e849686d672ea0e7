import { Button, NumberInput, Text } from '@mantine/core';
import { IconPrinter } from '../../icons/printer.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../ui/dialog.tsx';
import { QuizSlip, type SlipQuiz } from './quiz-slip.tsx';
import classes from './quiz-slips.module.css';

const SLIPS_PER_PAGE = 8;
const MAX_SLIPS = 400;

interface QuizSlipsProps {
  quiz: SlipQuiz;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the slip of a quiz, and prints as many as are wanted, several a page. */
export function QuizSlips({ quiz, isOpen, onClose }: QuizSlipsProps) {
  return (
    <Dialog isOpen={isOpen} title={`Slips for ${quiz.quizCode}`} onClose={onClose}>
      <PrintForm quiz={quiz} />
    </Dialog>
  );
}

function PrintForm({ quiz }: { quiz: SlipQuiz }) {
  const [count, setCount] = useState(SLIPS_PER_PAGE);
  const pages = Math.ceil(count / SLIPS_PER_PAGE);
  return (
    <>
      <div className={classes.paper}>
        <QuizSlip quiz={quiz} />
      </div>
      <div className={classes.controls}>
        <NumberInput
          label="Number of slips"
          min={1}
          max={MAX_SLIPS}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={count}
          onChange={(value) => setCount(Number(value) || 1)}
        />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        {SLIPS_PER_PAGE} fit on a page; this is {pages === 1 ? '1 page' : `${pages} pages`}.
      </Text>
      {createPortal(<Sheet quiz={quiz} count={count} />, document.body)}
    </>
  );
}

/** Only on paper, and then alone. */
function Sheet({ quiz, count }: { quiz: SlipQuiz; count: number }) {
  return (
    <div className={classes.sheet} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <QuizSlip key={index} quiz={quiz} />
      ))}
    </div>
  );
}
