import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import {
  markingMessages,
  markingRunClosing,
  markingRunReason,
} from '../../shared/messages/marking.ts';
import type { Database } from '../../server/database/client.ts';
import { findRun } from '../../server/features/marking/run/marking-run-queries.ts';
import { FAULT_QUESTION, type ModelFault } from '../../server/testing/model-faults/fault.ts';
import { modelFaults } from '../../server/testing/model-faults/model-faults.ts';
import { runWithModel } from '../../server/testing/markers/run-with-model.ts';

const ANSWERS = 200;
/** A tenth of the default, so that the whole table takes minutes. */
const TIMEOUT_SECONDS = 6;
const MAX_CALLS_AN_ANSWER = 3;
const MAX_TIME_OUTS = 3;
const PAGE = new URL('../../docs/marking-faults.md', import.meta.url);
const TABLE = /(<!-- table -->\n)[\s\S]*(<!-- end of table -->)/u;

type Row = Awaited<ReturnType<typeof runWithModel>>['rows'][number];

/** True if a mark is valid, and its words are in the answer. */
function isSound({ markAwarded, aiAnalysis, userAnswer }: Row): boolean {
  const isInRange =
    markAwarded === null || (markAwarded >= 0 && markAwarded <= FAULT_QUESTION.maxMark);
  return (
    isInRange && (aiAnalysis?.points ?? []).every(({ quote }) => userAnswer.includes(quote ?? ''))
  );
}

/** Runs each fault once, and prints a line for each, for the page that schools read. */
export async function tabulateFaults(
  database: Database,
  say: (text: string) => void,
): Promise<void> {
  const [nothing, ...others] = modelFaults;
  if (!nothing) return;
  // The first "fault" is none: it shows how long the marking itself takes.
  const first = await runFault(database, nothing, 0);
  say(first.line);
  const left = [...others.entries()];
  const lines = new Map<number, string>();
  // A run mostly waits: two at once take half as long.
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, fault] = next;
      const { line } = await runFault(database, fault, first.seconds);
      lines.set(place, line);
      say(line);
    }
  };
  await Promise.all([work(), work()]);
  const inOrder = [first.line, ...others.map((_, place) => lines.get(place) ?? '')];
  const head =
    '| The model, or its server, … | Calls | an answer | Seconds | Marked | Failed | Flags | What the teacher reads |\n' +
    '| --- | --: | --: | --: | --: | --: | --- | --- |';
  const page = await readFile(PAGE, 'utf8');
  const written = page.replace(
    TABLE,
    (_, start: string, end: string) => `${start}\n${head}\n${inOrder.join('\n')}\n\n${end}`,
  );
  const { code } = await format(PAGE.pathname, written);
  await writeFile(PAGE, code);
}

async function runFault(database: Database, fault: ModelFault, usualSeconds: number) {
  const outcome = await runWithModel(database, fault, {
    answers: ANSWERS,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  const { rows, events, requests, seconds } = outcome;
  const run = await findRun(database, outcome.run?.id ?? '');
  if (!run) throw new Error('The run is gone.');
  const marked = rows.filter((row) => row.markAwarded !== null);
  const held = rows.filter(({ aiAnalysis }) => aiAnalysis?.flags.includes('cannot-judge'));
  const callsEach = requests / ANSWERS;
  const problems = [
    run.marked === marked.length + held.length && events.length === marked.length
      ? ''
      : 'COUNTS WRONG',
    rows.every(isSound) ? '' : 'UNSOUND MARK',
    callsEach > MAX_CALLS_AN_ANSWER ? 'TOO MANY CALLS' : '',
    usualSeconds > 0 && seconds > usualSeconds + MAX_TIME_OUTS * TIMEOUT_SECONDS ? 'TOO LONG' : '',
  ];
  const sentence =
    run.state === 'failed' ? markingMessages.markFailed : markingRunClosing(run.failed);
  const flags = new Set(rows.flatMap((row) => row.aiAnalysis?.flags ?? []));
  const line = inRow([
    fault.name,
    requests,
    callsEach.toFixed(2),
    seconds.toFixed(1),
    run.marked,
    run.failed,
    [...flags, ...problems].filter((text) => text !== '').join(', '),
    `${sentence} ${markingRunReason(run)}`.trim(),
  ]);
  return { line, seconds };
}

const inRow = (cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;
