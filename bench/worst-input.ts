import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  MAX_IMPORT_ROWS,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_REPORT_NOTE_CHARACTERS,
  MAX_REPORT_STUDENTS,
} from '../shared/business-rules.ts';
import { DEMO_PASSWORD } from '../server/database/demo-data/load-demo-data.ts';
import { signIn } from '../server/testing/api-client.ts';
import { NICENESS } from '../server/threads/give-way.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { perSecond, say, sayAim, sayHead, sayMachine, sayRow } from './load/report.ts';
import { buildSchool, savingLanes } from './load/school.ts';

/**
 * Measures how the worst schemes, answers and notes that can be sent affect other people: how long
 * `/health` takes, and how many answers students save meanwhile. For comparison, how many they save
 * next to programs that only count, at the priority of our threads: what the machine itself allows.
 * Linux only.
 *
 *     npm run bench -- worst-input --seconds 10
 */

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);
const STUDENTS = 20;
const HEALTH_EVERY_MS = 10;

const repeat = (text: string, max: number) => text.repeat(Math.floor(max / text.length));
const texts = [
  'cell\n',
  'a or ',
  'not ',
  '2H2 + O2 -> 2H2O\n',
  '1. ',
  'The light falls on leaves. ',
  'x = 3 + 4\n',
];

const greenpen = await startMeasuredGreenpen({ DEMO_DATA: 'on' });
const address = `http://127.0.0.1:${greenpen.port}`;
const cookie = await signIn(address, 'teacher@greenpen.example', DEMO_PASSWORD);

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
}

const tryAnswer = (text: string) => {
  const long = repeat(text, MAX_QUESTION_TEXT_CHARACTERS);
  const question = { questionText: 'Why?', markSchemeAnswer: long, maxMark: 10 };
  return post('mark-schemes/try', { ...question, userAnswer: long });
};

const readScheme = (text: string) => {
  const markSchemeAnswer = repeat(text, MAX_QUESTION_TEXT_CHARACTERS);
  return post('mark-schemes/read', { questionText: 'Why?', markSchemeAnswer, maxMark: 10 });
};

/** A file with the most questions that are accepted, in the form that takes longest to read. */
const gift = Array.from(
  { length: MAX_IMPORT_ROWS },
  (_, number) => `::Q${number}::[html]Why ${number}? ${'<b>x</b> '.repeat(80)}{####because}`,
).join('\n\n');
const checkFile = () =>
  post('questions/import', { format: 'gift', content: gift, dryRun: true, defaults: {} });

const writeReports = (text: string) => {
  const note = repeat(text, MAX_REPORT_NOTE_CHARACTERS);
  const students = Array.from({ length: MAX_REPORT_STUDENTS }, (_, number) => ({
    name: `Student${number} Vale`,
    positives: note,
    areasToImprove: note,
    pronouns: 'she',
  }));
  return post('generate-reports', { students, classInfo: {} });
};

/** Sends the worst input repeatedly until aborted; counts the responses. */
async function sendWorst(send: (text: string) => Promise<void>, stopping: AbortSignal) {
  let answered = 0;
  for (let turn = 0; !stopping.aborted; turn += 1) {
    await send(texts[turn % texts.length] ?? '');
    answered += 1;
  }
  return answered;
}

/** Starts one program for each core that does nothing but count. */
function startCounting(): () => void {
  const counters = Array.from({ length: availableParallelism() }, () => {
    const counter = spawn(process.execPath, ['-e', 'for (;;);']);
    if (counter.pid !== undefined) setPriority(counter.pid, NICENESS);
    return counter;
  });
  return () => counters.forEach((counter) => counter.kill('SIGKILL'));
}

/** Measures saves, while `/health` is requested repeatedly. */
async function measure(name: string, firstRevision: number) {
  const times: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(`${address}/health`)).text();
      times.push(performance.now() - begun);
      await sleep(HEALTH_EVERY_MS);
    }
  })();
  const lanes = savingLanes(greenpen.secret, STUDENTS);
  const job = { lanes, seconds, firstRevision, beginsAt: null };
  const saves = await measureGreenpen(greenpen, name, job);
  over.abort();
  await watching;
  const sorted = times.toSorted((one, other) => one - other);
  return { saves, health: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

try {
  sayMachine();
  await buildSchool(greenpen.database, { students: STUDENTS, quizzes: 1, hasAttempts: true });
  await measure('warm-up', 10);
  const quiet = await measure('saves alone', 1_000_010);
  const over = new AbortController();
  const worst = [
    sendWorst(tryAnswer, over.signal),
    sendWorst(tryAnswer, over.signal),
    sendWorst(writeReports, over.signal),
    sendWorst(readScheme, over.signal),
    sendWorst(checkFile, over.signal),
  ];
  const loaded = await measure('saves beside the worst input', 2_000_010);
  over.abort();
  const answered = await Promise.all(worst);
  const stopCounting = startCounting();
  const compared = await measure('saves beside counting', 3_000_010).finally(stopCounting);
  sayHead();
  sayRow(quiet.saves);
  sayRow(loaded.saves);
  sayRow(compared.saves);
  say(`answered meanwhile: ${answered.join(' + ')} of the worst calls`);
  say(`/health, 99 of 100 within: ${quiet.health.toFixed(0)} ms alone`);
  sayAim('/health beside the worst, 99 of 100 within ms', loaded.health, { max: 50 });
  const share = ({ saves }: typeof quiet) => (100 * perSecond(saves)) / perSecond(quiet.saves);
  say(`% of them beside programs that only count: ${share(compared).toFixed(0)}`);
  sayAim('% of the saves that there are alone', share(loaded), { min: 70 });
} finally {
  await greenpen.stop();
}
