import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DrivenBrowser } from './webdriver.ts';

const READY_POLL_MS = 100;
const READY_TRIES = 100;

/** Starts WebKitGTK's own small browser on a virtual screen, driven through WebDriver. */
export async function openWebKit(program: string): Promise<DrivenBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  const port = 20_000 + (process.pid % 20_000);
  const settings = [`DISPLAY=:${display}`, 'GDK_BACKEND=x11'];
  const command = [...settings, 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('env', command, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await becomeReady(address);
  const options = { binary: program, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  await send(`${session}/window/rect`, { width: 1280, height: 900 });

  return {
    open: async (url) => {
      await send(`${session}/url`, { url });
    },
    call: async <Result>(source: string, parameters: unknown[]) => {
      const script = `const done = arguments[1];
        Promise.resolve((${source})(...JSON.parse(arguments[0]))).then(
          (value) => done(JSON.stringify(value ?? null)),
          (problem) => done(JSON.stringify({ problem: String(problem) })),
        );`;
      const args = [JSON.stringify(parameters)];
      return JSON.parse(await send<string>(`${session}/execute/async`, { script, args })) as Result;
    },
    act: async (actions) => {
      await send(`${session}/actions`, { actions });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await Promise.all([driver, screen].map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function becomeReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, READY_POLL_MS));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function send<Value = unknown>(url: string, body: object): Promise<Value> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
}
