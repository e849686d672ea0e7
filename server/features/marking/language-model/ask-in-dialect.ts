import { generateText, Output, tool, type LanguageModel, type ModelMessage } from 'ai';
import type { LanguageModelUsage } from 'ai';
import type { z } from 'zod';
import type { CallSubject } from './outside-model-policy.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

// The library writes its warnings to the console, where nobody looks for them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What a model is asked, and what its answer must be. */
export interface JsonRequest<Value> {
  about: CallSubject;
  /** Names the answer, e.g. `judgement`. */
  name: string;
  /** Told to servers that can hold a model to it. The instructions describe it as well. */
  schema: z.ZodType<Value>;
  /** What is accepted. */
  readAs: z.ZodType<Value>;
  instructions: string;
  content: Extract<ModelMessage, { role: 'user' }>['content'];
}

interface CallSettings {
  model: LanguageModel;
  dialect: Dialect;
  temperature: number | null;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** What came back: the text in which the JSON should stand. */
export interface ModelReply {
  text: string;
  usage: LanguageModelUsage;
  /** E.g. `stop`, `length` or `content-filter`. */
  finishReason: string;
}

/** Asks once, in the way that the server understands. */
export async function askInDialect<Value>(
  { name, schema, instructions, content }: JsonRequest<Value>,
  { model, dialect, temperature, maxOutputTokens, signal }: CallSettings,
): Promise<ModelReply> {
  const { output, lengthLimit } = dialect;
  const { text, toolCalls, usage, finishReason } = await generateText({
    model,
    instructions,
    messages: [{ role: 'user', content }],
    maxRetries: 0,
    abortSignal: signal,
    ...(lengthLimit !== 'none' && { maxOutputTokens }),
    ...(dialect.temperature && temperature !== null && { temperature }),
    ...(output === 'json-schema' && { output: unparsed(Output.object({ schema, name })) }),
    ...(output === 'json-object' && { output: unparsed(Output.json({ name })) }),
    ...(output === 'tool-call' && {
      tools: { [name]: tool({ description: 'Gives the answer.', inputSchema: schema }) },
      toolChoice: { type: 'tool' as const, toolName: name },
    }),
  });
  const calls = toolCalls.map(({ input }) =>
    typeof input === 'string' ? input : JSON.stringify(input),
  );
  return { text: [text, ...calls].join('\n'), usage, finishReason };
}

/** Told to the server as it is, and read by us: models keep less to it than they are told. */
function unparsed(output: Pick<Output.Output, 'name' | 'responseFormat'>): Output.Output<string> {
  return { ...Output.text(), name: output.name, responseFormat: output.responseFormat };
}
