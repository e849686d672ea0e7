import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What may happen to a request between a page and Greenpen; all are equally likely. */
const HAPPENINGS = [
  'passed on',
  'request dropped',
  'request cut',
  'answer dropped',
  'answer cut',
  'delayed',
  'duplicated',
] as const;
type Happening = (typeof HAPPENINGS)[number];

/** An unreliable network between the pages and Greenpen. */
export interface UnreliableWay {
  address: string;
  /** Sets whether anything may happen to requests from now on, or all arrive. */
  become(state: 'bad' | 'good'): void;
  /** How often each of them happened. */
  happened: ReadonlyMap<Happening, number>;
  /** Resolves once no duplicate is in transit any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const DELAY_MS = 3_000;
/** Duplicates arrive long after their sender has sent something newer, or handed in. */
const LATER_MS = 4_000;
const DROPPED_AFTER_MS = 500;

/**
 * Forwards requests from a separate port, one by one: it drops, cuts, delays and duplicates
 * requests, and drops and cuts responses to requests that were processed.
 */
export async function openUnreliableWay(target: string): Promise<UnreliableWay> {
  let isBad = false;
  const agent = new Agent({ keepAlive: true });
  const happened = new Map<Happening, number>();
  const onTheWay = new Set<Promise<unknown>>();

  function follow(sending: Promise<unknown>): void {
    const ended = sending.catch(() => undefined).finally(() => onTheWay.delete(ended));
    onTheWay.add(ended);
  }

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const happening = isBad ? draw() : 'passed on';
    happened.set(happening, (happened.get(happening) ?? 0) + 1);
    const send = () => forward(target, agent, from, body);
    if (happening === 'request dropped') return dropAfterAWhile(to);
    if (happening === 'request cut') {
      forwardHalf(target, from, body);
      return dropAfterAWhile(to);
    }
    if (happening === 'delayed') await sleep(Math.random() * DELAY_MS);
    if (happening === 'duplicated') follow(sleep(Math.random() * LATER_MS).then(send));
    const answer = await send();
    if (happening === 'answer dropped') return dropAfterAWhile(to);
    to.writeHead(answer.status, answer.headers);
    if (happening !== 'answer cut') return void to.end(answer.body);
    to.write(answer.body.subarray(0, answer.body.length >> 1), () => to.destroy());
  }

  const server = createServer((from, to) => {
    follow(pass(from, to).catch(() => to.destroy()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const settled = async () => {
    while (onTheWay.size > 0) await Promise.all(onTheWay);
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (state) => {
      isBad = state === 'bad';
    },
    happened,
    settled,
    close: async () => {
      await settled();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function draw(): Happening {
  return HAPPENINGS[Math.floor(Math.random() * HAPPENINGS.length)] ?? 'passed on';
}

async function dropAfterAWhile(to: ServerResponse): Promise<void> {
  await sleep(DROPPED_AFTER_MS);
  to.destroy();
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(target: string, agent: Agent, from: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((settle, fail) => {
    const { method, headers } = from;
    const onward = request(
      new URL(from.url ?? '/', target),
      { agent, method, headers },
      (answer) => {
        buffer(answer).then(
          (said) => settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: said }),
          fail,
        );
      },
    );
    onward.on('error', fail);
    onward.end(body);
  });
}

/** Announces the whole body, sends half of it, and closes the connection. */
function forwardHalf(target: string, from: IncomingMessage, body: Buffer): void {
  const { method, headers } = from;
  const onward = request(new URL(from.url ?? '/', target), { method, headers });
  onward.on('error', () => undefined);
  onward.write(body.subarray(0, body.length >> 1), () => onward.destroy());
}
