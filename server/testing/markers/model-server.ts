import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as a model with the OpenAI protocol receives it. */
export interface ModelRequest {
  /** The number of requests before it. */
  place: number;
  headers: IncomingMessage['headers'];
  /** The body as it was received. */
  body: object;
  model: string;
  instructions: string;
  /** The whole text of the user's message. */
  text: string;
  /** The text between the last two fences: the student's. */
  answer: string;
  points: { number: number; marks: number }[];
  images: string[];
  /** The parts of the request that servers support differently. */
  asked: {
    /** For example `json_schema`; undefined if no format is requested. */
    format: string | undefined;
    /** Names of the tools offered. */
    tools: string[];
    /** Which of these it contains: `max_tokens`, `max_completion_tokens`, `temperature`. */
    parameters: string[];
  };
  /** True if it only detects what the server understands. */
  isProbe: boolean;
}

/** The server's response: a judgement, other content, or an HTTP error. */
export type ModelReply =
  | { judgement: unknown }
  | { content: string; finishReason?: string }
  /** Writes directly to the connection. */
  | { write: (outgoing: ServerResponse) => void }
  | { status: number; headers?: Record<string, string>; body?: string };

export interface ModelServer {
  /** The value for MARKER_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  /** Requests that detect what it understands. */
  probes: ModelRequest[];
  /** The paths of all requests, including those in another protocol. */
  paths: string[];
  /** Returns the maximum number of concurrent requests. */
  maxInFlight(): number;
  /** Sets how it responds from now on. */
  behave(reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>): void;
  stop(): Promise<void>;
}

/** The tokens that every response of the server uses. */
export const MODEL_TOKENS = { input: 100, output: 20 };

/**
 * Returns a fair model's judgement: full marks for each point, with the whole answer as the quote.
 */
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

/**
 * Starts a real HTTP server with the OpenAI protocol, which judges fairly until told to misbehave.
 */
export async function startModelServer({ delayMs = 0 } = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const probes: ModelRequest[] = [];
  const paths: string[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  let reply: Parameters<ModelServer['behave']>[0] = beFair;
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    maxInFlight = Math.max(maxInFlight, (inFlight += 1));
    try {
      paths.push(incoming.url ?? '');
      const request = readRequest(paths.length - 1, incoming, await readJson(incoming));
      (request.isProbe ? probes : requests).push(request);
      if (delayMs > 0) await sleep(delayMs);
      write(outgoing, request, await reply(request));
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
    probes,
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

interface Body {
  model: string;
  messages: { role: string; content: string | Part[] }[];
  response_format?: { type: string };
  tools?: { function: { name: string } }[];
}

const textOf = (parts: Part[]) => parts.flatMap(({ text }) => text ?? []).join('\n\n');

function readRequest(place: number, { headers }: IncomingMessage, body: unknown): ModelRequest {
  const { model, messages, response_format: format, tools } = body as Body;
  const contentOf = (role: string): Part[] => {
    const content = messages.find((message) => message.role === role)?.content ?? '';
    return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  };
  const text = textOf(contentOf('user'));
  const points = text.slice(text.indexOf('Points:\n')).matchAll(/^(\d+)\. \((\d+) marks?\)/gm);
  const answer =
    /-----(\w+)-----\n((?:(?!-----\1-----)[\s\S])*)\n-----\1-----$/.exec(text)?.[2] ?? '';
  return {
    place,
    headers,
    body: body as object,
    model,
    instructions: textOf(contentOf('system')),
    text,
    answer,
    points: [...points].map(([, number, marks]) => ({
      number: Number(number),
      marks: Number(marks),
    })),
    images: contentOf('user').flatMap(({ image_url: image }) => image?.url ?? []),
    asked: {
      format: format?.type,
      tools: (tools ?? []).map((tool) => tool.function.name),
      parameters: ['max_tokens', 'max_completion_tokens', 'temperature'].filter(
        (name) => name in (body as object),
      ),
    },
    isProbe: answer === 'H2O',
  };
}

function write(outgoing: ServerResponse, { asked }: ModelRequest, reply: ModelReply): void {
  if ('write' in reply) return reply.write(outgoing);
  if ('status' in reply) {
    const headers = { 'content-type': 'application/json', ...reply.headers };
    outgoing.writeHead(reply.status, headers);
    outgoing.end(reply.body ?? JSON.stringify({ error: { message: 'As it was told to.' } }));
    return;
  }
  const [tool] = asked.tools;
  const text = 'content' in reply ? reply.content : JSON.stringify(reply.judgement);
  const call = { id: 'call', type: 'function', function: { name: tool, arguments: text } };
  const isCall = tool !== undefined && !('content' in reply);
  const usual = isCall ? 'tool_calls' : 'stop';
  const finish = 'content' in reply ? (reply.finishReason ?? usual) : usual;
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(
    JSON.stringify({
      id: 'reply',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            ...(isCall ? { content: null, tool_calls: [call] } : { content: text }),
          },
          finish_reason: finish,
        },
      ],
      usage: {
        prompt_tokens: MODEL_TOKENS.input,
        completion_tokens: MODEL_TOKENS.output,
        total_tokens: MODEL_TOKENS.input + MODEL_TOKENS.output,
      },
    }),
  );
}
