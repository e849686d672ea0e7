import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as a model of the OpenAI protocol gets it. */
export interface ModelRequest {
  /** How many came before it. */
  place: number;
  headers: IncomingMessage['headers'];
  model: string;
  instructions: string;
  /** All text of the user's message. */
  text: string;
  /** The text between the last two fences: the student's. */
  answer: string;
  /** The numbers and marks of the points that are asked about. */
  points: { number: number; marks: number }[];
  images: string[];
}

/** How the server answers: with a judgement, with other content, or with an HTTP error. */
export type ModelReply =
  | { judgement: unknown }
  | { content: string }
  | { status: number; headers?: Record<string, string>; body?: string };

export interface ModelServer {
  /** For MARKER_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  /** The paths of all requests, also of those in another protocol. */
  paths: string[];
  /** The most requests that were in hand at one time. */
  maxInFlight(): number;
  /** From now on it answers like this. */
  behave(reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>): void;
  stop(): Promise<void>;
}

/** Tokens that every answer of the server uses. */
export const MODEL_TOKENS = { input: 100, output: 20 };

/** What a fair model says: full marks for each point, with the whole answer as the words for it. */
export function judgeFairly({ points, answer }: Pick<ModelRequest, 'points' | 'answer'>) {
  return {
    points: points.map(({ number, marks }) => ({ number, marks, quote: answer })),
    feedback: 'You explain this well. Think about what comes next.',
    isUnsure: false,
  };
}

function beFair(request: ModelRequest): ModelReply {
  return { judgement: judgeFairly(request) };
}

/** A real HTTP server that speaks the OpenAI protocol, fairly until it is told to misbehave. */
export async function startModelServer({ delayMs = 0 } = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const paths: string[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  let reply: Parameters<ModelServer['behave']>[0] = beFair;
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    maxInFlight = Math.max(maxInFlight, (inFlight += 1));
    try {
      paths.push(incoming.url ?? '');
      const request = readRequest(requests.length, incoming, await readJson(incoming));
      requests.push(request);
      if (delayMs > 0) await sleep(delayMs);
      write(outgoing, await reply(request));
    } finally {
      inFlight -= 1;
    }
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    paths,
    maxInFlight: () => maxInFlight,
    behave: (next) => {
      reply = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

function readRequest(place: number, { headers }: IncomingMessage, body: unknown): ModelRequest {
  const { model, messages } = body as {
    model: string;
    messages: { role: string; content: string | Part[] }[];
  };
  const contentOf = (role: string): Part[] => {
    const content = messages.find((message) => message.role === role)?.content ?? '';
    return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  };
  const textOf = (parts: Part[]) => parts.flatMap(({ text }) => text ?? []).join('\n\n');
  const text = textOf(contentOf('user'));
  const points = text.slice(text.indexOf('Points:\n')).matchAll(/^(\d+)\. \((\d+) marks?\)/gm);
  return {
    place,
    headers,
    model,
    instructions: textOf(contentOf('system')),
    text,
    answer: /-----(\w+)-----\n((?:(?!-----\1-----)[\s\S])*)\n-----\1-----$/.exec(text)?.[2] ?? '',
    points: [...points].map(([, number, marks]) => ({
      number: Number(number),
      marks: Number(marks),
    })),
    images: contentOf('user').flatMap(({ image_url: image }) => image?.url ?? []),
  };
}

function write(outgoing: ServerResponse, reply: ModelReply): void {
  if ('status' in reply) {
    const headers = { 'content-type': 'application/json', ...reply.headers };
    outgoing.writeHead(reply.status, headers);
    outgoing.end(reply.body ?? JSON.stringify({ error: { message: 'As it was told to.' } }));
    return;
  }
  const content = 'content' in reply ? reply.content : JSON.stringify(reply.judgement);
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(
    JSON.stringify({
      id: 'reply',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: MODEL_TOKENS.input,
        completion_tokens: MODEL_TOKENS.output,
        total_tokens: MODEL_TOKENS.input + MODEL_TOKENS.output,
      },
    }),
  );
}
