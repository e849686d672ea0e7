import { z } from 'zod';
import { CALLABLE_TIMEOUT_MS } from '../shared/business-rules.ts';

/** The marker, and the limits on its use. */
export interface MarkingConfig {
  marker: MarkerConfig;
  /** The maximum number of concurrent calls to the marker, over all runs of this process. */
  concurrency: number;
  /** Responses a teacher may have marked in a month; null only shows the usage. */
  monthlyAllowance: number | null;
  /** Keys with which a service may call `POST /api/mark-quiz`. */
  serviceKeys: string[];
}

/** The marker that the environment variables choose. */
export interface MarkerConfig {
  kind: 'built-in' | 'openai-compatible' | 'openai' | 'anthropic' | 'google' | 'remote-service';
  /** The model's name; empty if there is no model. */
  model: string;
  /** Null if the service requires no key. */
  apiKey: string | null;
  /** The address of the service; null for the provider's own address, or if there is no service. */
  address: string | null;
  timeoutSeconds: number;
  /** The number of times each answer is marked. */
  passes: number;
  seesImages: boolean;
  /** Null uses the model's default. */
  temperature: number | null;
  /** Prices per million tokens. */
  prices: { input: number; output: number; currency: string } | null;
}

const MODEL_KINDS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
const MIN_KEY_CHARACTERS = 32;
const TIMEOUT_SECONDS = 60;
/** Node's fetch gives up if no response has begun after 300 s, whatever timeout it is given. */
const MAX_TIMEOUT_SECONDS = 290;
/**
 * A service responds within its own limit with what is done by then; a caller that gave up earlier
 * would get nothing.
 */
const SERVICE_TIMEOUT_SECONDS = CALLABLE_TIMEOUT_MS / 1_000;

export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

function numberFrom(min: number, max: number) {
  const sentence = `must be a number from ${min} to ${max}`;
  return z.coerce.number(sentence).min(min, sentence).max(max, sentence);
}

const wholeNumberFrom = (min: number, max: number) =>
  numberFrom(min, max).int('must be a whole number');

/** The environment variables of marking. */
export const markerEnvironment = {
  MARKER: z
    .enum(
      ['built-in', ...MODEL_KINDS],
      'must be built-in, openai-compatible, openai, anthropic or google',
    )
    .default('built-in'),
  MARKER_MODEL: z.string().optional(),
  MARKER_API_KEY: z.string().optional(),
  MARKER_BASE_URL: httpAddress.optional(),
  MARKER_TIMEOUT_SECONDS: numberFrom(1, MAX_TIMEOUT_SECONDS).optional(),
  MARKER_PASSES: wholeNumberFrom(1, 3).default(1),
  MARKER_SEES_IMAGES: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
  MARKER_TEMPERATURE: z
    .union([z.literal('unset'), numberFrom(0, 2)], 'must be "unset" or a number from 0 to 2')
    .default(0),
  MARKER_PRICE_INPUT: numberFrom(0, 10_000).optional(),
  MARKER_PRICE_OUTPUT: numberFrom(0, 10_000).optional(),
  MARKER_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a code of three letters such as GBP')
    .default('GBP'),
  MARKING_CONCURRENCY: wholeNumberFrom(1, 64).default(4),
  MARKING_SERVICE_URL: httpAddress.optional(),
  MARKING_SERVICE_KEY: z.string().optional(),
  MARKING_SERVICE_KEYS: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => key.length >= MIN_KEY_CHARACTERS),
      `must be keys of at least ${MIN_KEY_CHARACTERS} characters, with commas between them`,
    )
    .default([]),
  MONTHLY_RESPONSE_ALLOWANCE: wholeNumberFrom(0, 100_000_000).optional(),
};

const variables = z.object(markerEnvironment);
type Variables = z.infer<typeof variables>;

/** Returns one sentence for each setting that the chosen marker lacks. */
export function validateMarker(values: Variables): string[] {
  const { MARKER, MARKER_MODEL, MARKER_API_KEY, MARKER_BASE_URL } = values;
  if (MARKER === 'built-in') return [];
  const isCompatible = MARKER === 'openai-compatible';
  return [
    MARKER_MODEL === undefined ? `MARKER_MODEL must name the model for MARKER=${MARKER}.` : '',
    isCompatible && MARKER_BASE_URL === undefined
      ? 'MARKER_BASE_URL must say where the model is, such as http://localhost:11434/v1.'
      : '',
    !isCompatible && MARKER_API_KEY === undefined
      ? `MARKER_API_KEY must be set for MARKER=${MARKER}.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/** Reads the marking part of the configuration. A remote service takes precedence over a model. */
export function readMarkingConfig(values: Variables): MarkingConfig {
  const { MARKING_SERVICE_URL: serviceUrl, MARKER_TEMPERATURE: temperature } = values;
  const isRemote = serviceUrl !== undefined;
  const key = isRemote ? values.MARKING_SERVICE_KEY : values.MARKER_API_KEY;
  return {
    marker: {
      kind: isRemote ? 'remote-service' : values.MARKER,
      model: isRemote ? '' : (values.MARKER_MODEL ?? ''),
      apiKey: key ?? null,
      address: (isRemote ? serviceUrl : values.MARKER_BASE_URL) ?? null,
      timeoutSeconds:
        values.MARKER_TIMEOUT_SECONDS ?? (isRemote ? SERVICE_TIMEOUT_SECONDS : TIMEOUT_SECONDS),
      passes: values.MARKER_PASSES,
      seesImages: values.MARKER_SEES_IMAGES === 'on',
      temperature: temperature === 'unset' ? null : temperature,
      prices: readPrices(values),
    },
    concurrency: values.MARKING_CONCURRENCY,
    monthlyAllowance: values.MONTHLY_RESPONSE_ALLOWANCE ?? null,
    serviceKeys: values.MARKING_SERVICE_KEYS,
  };
}

function readPrices(values: Variables): MarkerConfig['prices'] {
  const { MARKER_PRICE_INPUT: input, MARKER_PRICE_OUTPUT: output } = values;
  if (input === undefined && output === undefined) return null;
  return { input: input ?? 0, output: output ?? 0, currency: values.MARKER_CURRENCY };
}
