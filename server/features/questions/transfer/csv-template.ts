import { toCsv } from '../../../../shared/csv.ts';
import { fieldLabels, questionFields } from './found-question.ts';

/** One question as it should look; its mark scheme shows how points and marks are written. */
const example = {
  questionText: 'Explain why a seed needs oxygen to germinate.',
  markSchemeAnswer: 'oxygen is used in respiration (1)\nrespiration releases energy for growth (1)',
  maxMark: 2,
  topic: 'Respiration',
  subject: 'Biology',
  level: 'GCSE Foundation',
  specCode: '4.4.2',
  textBoxSize: 'medium',
  synonyms: 'germinate = sprout = start to grow',
};

/** The CSV file that shows teachers how to write a list of questions. */
export function csvTemplate(): string {
  return toCsv(
    questionFields.map((field) => fieldLabels[field]),
    [questionFields.map((field) => example[field])],
  );
}
