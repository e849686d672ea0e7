import { CannotStartError } from './cannot-start.ts';
import { readProcessConfig, type Config } from './config.ts';
import { DEMO_PASSWORD } from './database/demo-data/load-demo-data.ts';
import { reportCrash } from './report-crash.ts';
import { startGreenpen, type RunningGreenpen } from './start-greenpen.ts';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function welcome(address: string, { hasDemoData, isSchool, dataDir }: Config): string {
  const lines = ['', `  Greenpen is ready: ${address}`];
  if (hasDemoData) {
    lines.push(
      '',
      `  Sign in to the demo school with the password ${DEMO_PASSWORD}:`,
      '    teacher@greenpen.example   a teacher with a class and three quizzes',
      '    student@greenpen.example   a student; the quiz DEMO01 is open',
      '    admin@greenpen.example     the administrator',
    );
  }
  if (isSchool) {
    lines.push(
      '',
      '  The demo school’s published password signs nobody in here. The first account that is',
      '  registered becomes the administrator; later: npm run make-administrator -- EMAIL',
    );
  }
  lines.push('', `  Data is kept in ${dataDir}. Stop with Ctrl+C.`, '');
  return lines.join('\n');
}

let isStopping = false;

/** Leaves it to the supervisor to start both again: without its database Greenpen only refuses. */
function endWithDatabase(): void {
  if (isStopping) return;
  process.stderr.write(
    'The bundled PostgreSQL has ended, so Greenpen ends too. Start it again: all that was saved is kept.\n',
  );
  process.exit(1);
}

/** Shuts the process down gracefully on the first signal, and at once on a second one. */
function stopOnSignal(running: RunningGreenpen): void {
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping …');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function explain(error: unknown): string {
  if (error instanceof CannotStartError) return `Greenpen cannot start.\n${error.message}`;
  return `Greenpen cannot start.\n${error instanceof Error ? error.stack : String(error)}`;
}

process.on('uncaughtException', reportCrash);
try {
  const config = readProcessConfig();
  const running = await startGreenpen(config, endWithDatabase);
  stopOnSignal(running);
  say(welcome(running.address, config));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
