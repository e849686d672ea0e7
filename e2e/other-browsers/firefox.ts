import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DrivenBrowser } from './webdriver.ts';

type Command = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Starts an installed Firefox with a temporary profile, driven through WebDriver BiDi. */
export async function openFirefox(program: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'greenpen-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await listeningAddress(process)}/session`);
  await once(socket, 'open');
  const command = commandsOver(socket);
  await command('session.new', { capabilities: {} });
  const { contexts } = await command('browsingContext.getTree', {});
  const [{ context } = {}] = contexts as { context?: string }[];

  return {
    open: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call: async <Result>(source: string, parameters: unknown[]) => {
      const { result } = await command('script.callFunction', {
        functionDeclaration: `async (json) => JSON.stringify(await (${source})(...JSON.parse(json)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(parameters) }],
        awaitPromise: true,
        target: { context },
      });
      return JSON.parse((result as { value: string }).value) as Result;
    },
    act: async (actions) => {
      await command('input.performActions', { context, actions });
    },
    close: async () => {
      const ended = once(process, 'exit');
      process.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function listeningAddress(firefox: ChildProcessByStdio<null, null, Readable>) {
  for await (const line of createInterface({ input: firefox.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    // Drains later output, so that the pipe does not fill up.
    if (address) {
      firefox.stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

function commandsOver(socket: WebSocket): Command {
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    if (answer.type === 'success' && answer.result.type !== 'exception')
      call.resolve(answer.result);
    else call.reject(new Error(answer.message ?? answer.result.exceptionDetails.text));
  });
  return (method, params) => {
    const call = Promise.withResolvers<Record<string, unknown>>();
    lastId += 1;
    waiting.set(lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return call.promise;
  };
}
