import { expect, it } from 'vitest';
import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { findImportKind } from './import-kinds.ts';
import { countOutcome, importedAmount, outcomeSummary } from './import-outcome.ts';

const item = (outcome: ImportedItem['outcome']): ImportedItem => ({
  item: 1,
  title: '',
  outcome,
  problem: '',
  notices: [],
});
const questions = [item('ready'), item('invalid'), item('ready')];

it('sums up the outcome of the items', () => {
  expect(outcomeSummary(questions)).toBe('2 ready, 1 in need of attention');
  expect(outcomeSummary([])).toBe('');
  expect(countOutcome({ questions, quizzes: [item('ready')], notices: [] }, 'ready')).toBe(3);
});

it('says how much was imported', () => {
  expect(importedAmount(1, 0)).toBe('1 question');
  expect(importedAmount(1_200, 1)).toBe('1,200 questions and 1 quiz');
});

it('guesses the type of a file from its name', () => {
  expect(findImportKind('Year 9.CSV')).toBe('csv');
  expect(findImportKind('quiz.moodle.xml')).toBe('moodle-xml');
  expect(findImportKind('cells.gift')).toBe('gift');
  expect(findImportKind('export.json')).toBe('legacy-json');
  expect(findImportKind('photo.png')).toBeNull();
});

it.each([
  ['quiz.txt', 'What is 2 + 2?\nA. 3\nB. 4\nANSWER: B\n', 'aiken'],
  ['quiz.txt', '::Nucleus::Where is DNA kept? {=nucleus}', 'gift'],
  ['paper.txt', '1. Define osmosis. [2 marks]', 'paper'],
  ['quiz.xml', '<?xml version="1.0"?><quiz><question/></quiz>', 'moodle-xml'],
  ['canvas.xml', '<?xml version="1.0"?>\n<questestinterop xmlns="x">', 'qti'],
  ['item.xml', '<qti-assessment-item identifier="a">', 'qti'],
  ['item.xml', '<imsqti:assessmentItem identifier="a">', 'qti'],
])('looks into %s if its extension is shared by several types: %s', (name, text, kind) => {
  expect(findImportKind(name, text)).toBe(kind);
});
