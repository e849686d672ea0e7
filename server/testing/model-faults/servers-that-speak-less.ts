import { judgeFairly, type ModelReply, type ModelRequest } from '../markers/model-server.ts';
import { obey, refusal, replyWith, type ModelFault } from './fault.ts';

type Asked = ModelRequest['asked'];

const refuseWhere =
  (isRefused: (asked: Asked) => boolean, message: string): ModelFault['reply'] =>
  (request) =>
    isRefused(request.asked) ? refusal(400, message) : obey(request);

const judge = (request: ModelRequest) => JSON.stringify(judgeFairly(request));
const say = (write: (judgement: string) => string) => (request: ModelRequest) => ({
  content: write(judge(request)),
});

const hasFormat = ({ format }: Asked) => format !== undefined;
const hasTools = ({ tools }: Asked) => tools.length > 0;
const has =
  (...names: string[]) =>
  ({ parameters }: Asked) =>
    names.some((name) => parameters.includes(name));

/** After this many calls, an update of the server removes a feature. */
const CALLS_BEFORE_UPDATE = 5;
const full = { mark: 2, flags: [] };

/**
 * Servers that support less of the protocol, and models that follow it less closely. All of them
 * are usable.
 */
export const serversThatSpeakLess: ModelFault[] = [
  {
    name: 'refuses json_schema',
    reply: refuseWhere(({ format }) => format === 'json_schema', 'json_schema is not supported'),
    expected: full,
  },
  {
    name: 'breaks at json_schema (500)',
    reply: (request) => (request.asked.format === 'json_schema' ? { status: 500 } : obey(request)),
    expected: full,
  },
  {
    name: 'refuses response_format',
    reply: refuseWhere(hasFormat, 'Unrecognized request argument: response_format'),
    expected: full,
  },
  {
    name: 'refuses response_format and tools',
    reply: refuseWhere((asked) => hasFormat(asked) || hasTools(asked), 'Extra inputs'),
    expected: full,
  },
  {
    name: 'refuses max_tokens',
    reply: refuseWhere(has('max_tokens'), 'Use max_completion_tokens instead.'),
    expected: full,
  },
  {
    name: 'refuses any limit of length',
    reply: refuseWhere(has('max_tokens', 'max_completion_tokens'), 'Unknown field'),
    expected: full,
  },
  {
    name: 'refuses temperature',
    reply: refuseWhere(has('temperature'), 'temperature does not support 0'),
    expected: full,
  },
  {
    name: 'refuses all of these (422)',
    reply: (request) => {
      const { asked } = request;
      const isMore = hasFormat(asked) || hasTools(asked) || asked.parameters.length > 0;
      return isMore ? refusal(422, 'Extra inputs are not permitted') : obey(request);
    },
    expected: full,
  },
  {
    name: 'knows no json_schema any more after some calls',
    reply: (request) =>
      request.place >= CALLS_BEFORE_UPDATE && request.asked.format === 'json_schema'
        ? refusal(400, 'json_schema is not supported')
        : obey(request),
    expected: full,
  },
  {
    name: 'knows json_schema only for every other call',
    reply: (request) =>
      request.place % 2 === 1 && request.asked.format === 'json_schema'
        ? refusal(400, 'json_schema is not supported')
        : obey(request),
    expected: { mark: 2 },
  },
  {
    name: 'answers in text in place of the tool that it is told to call',
    reply: (request) =>
      hasFormat(request.asked)
        ? refusal(400, 'No response_format')
        : { content: `My judgement:\n${judge(request)}` },
    expected: full,
  },
  {
    name: 'writes text around the JSON',
    reply: say((json) => `Certainly! Here it is:\n\n${json}\n\nLet me know if you need more.`),
    expected: full,
  },
  {
    name: 'writes the JSON in a code block',
    reply: say((json) => `\`\`\`json\n${json}\n\`\`\``),
    expected: full,
  },
  {
    name: 'writes the JSON in a code block within text',
    reply: say((json) => `The result:\n\`\`\`\n${json}\n\`\`\`\nDone.`),
    expected: full,
  },
  {
    name: 'thinks aloud in <think>',
    reply: say((json) => `<think>Perhaps {"points": []}? No.</think>\n${json}`),
    expected: full,
  },
  {
    name: 'thinks aloud, and its server swallows the opening <think>',
    reply: say((json) => `Perhaps {"points": []}? No.\n</think>\n${json}`),
    expected: full,
  },
  {
    name: 'thinks in a field of its own',
    reply: (request) => withMessage({ content: judge(request), reasoning_content: 'Hm.' }),
    expected: full,
  },
  {
    name: 'gives its content in parts',
    reply: (request) => withMessage({ content: [{ type: 'text', text: judge(request) }] }),
    expected: full,
  },
  {
    name: 'wraps the JSON in another',
    reply: say((json) => `{"name": "judgement", "arguments": ${json}}`),
    expected: full,
  },
  {
    name: 'writes figures as texts',
    reply: (request) => {
      const { points, ...rest } = judgeFairly(request);
      const asTexts = points.map(({ number, marks, quote }) => ({
        number: `${number}.`,
        marks: `${marks} mark`,
        quote,
      }));
      return { content: JSON.stringify({ ...rest, points: asTexts }) };
    },
    expected: full,
  },
  {
    name: 'leaves out all but the points',
    reply: (request) => ({ content: JSON.stringify({ points: judgeFairly(request).points }) }),
    expected: full,
  },
  {
    name: 'gives the arguments of its tool as an object',
    reply: (request) =>
      hasFormat(request.asked)
        ? refusal(400, 'No response_format')
        : hasTools(request.asked)
          ? withMessage({ tool_calls: [callWith(judgeFairly(request))] })
          : obey(request),
    expected: full,
  },
  {
    name: 'gives the list of points alone',
    reply: (request) => ({ content: JSON.stringify(judgeFairly(request).points) }),
    expected: full,
  },
  {
    name: 'writes its keys in capitals',
    reply: say((json) => json.replaceAll(/"(\w+)":/g, (key) => key.toUpperCase())),
    expected: full,
  },
  {
    name: 'writes comments and a comma too many',
    reply: say(
      (json) => `\ufeff${json.replaceAll('}', ', // done\n}').replace('{', '{ /* JSON */ ')}`,
    ),
    expected: full,
  },
  {
    name: 'writes a table before the JSON',
    reply: say((json) => `| Point | {Marks} |\n|---|---|\n| 1 | {1} |\n\n${json}`),
    expected: full,
  },
  {
    name: 'writes a draft of the JSON before the JSON',
    reply: say((json) => `Draft: ${json.replaceAll(/"marks":\d/g, '"marks":0')}\nFinal: ${json}`),
    expected: full,
  },
];

function withMessage(message: object): ModelReply {
  return replyWith([
    { index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' },
  ]);
}

const callWith = (given: object) => ({
  id: 'call',
  type: 'function',
  function: { name: 'judgement', arguments: given },
});
