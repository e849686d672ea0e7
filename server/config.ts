import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { CannotStartError } from './cannot-start.ts';
import { findHalfSet } from './half-set.ts';
import {
  validateMarker,
  httpAddress,
  markerEnvironment,
  readMarkingConfig,
  type MarkingConfig,
} from './marker-config.ts';
import { readFixedSettings, type FixedSettings } from './settings/fixed-settings.ts';

const processRoles = ['all', 'web', 'worker'] as const;

/** All settings that come from outside, validated; docs/configuration.md explains each. */
export interface Config {
  /** True when PORT was given: a taken port is then an error; otherwise the next port is tried. */
  isPortFixed: boolean;
  port: number;
  host: string;
  /** The folder that everything the app writes is stored in. */
  dataDir: string;
  /** Null means the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  /** A streaming replica of the database, for reading results and downloads. */
  replicaUrl: string | null;
  /** True if frequent statements are prepared under names, which old poolers do not support. */
  preparesStatements: boolean;
  hasDemoData: boolean;
  /**
   * True for a school's own installation rather than a trial: in production, at a public address,
   * or open to other machines. The demo school's published password then signs nobody in.
   */
  isSchool: boolean;
  /** True if webhooks may call addresses in private networks. */
  allowsPrivateAddresses: boolean;
  /** The app's public address behind a proxy; null uses the address of each request. */
  publicUrl: string | null;
  /** Signs session cookies; null creates a secret and keeps it in the data folder. */
  authSecret: string | null;
  /** Where uploaded images are kept. */
  fileStore: FileStoreConfig;
  marking: MarkingConfig;
  /** The mail server, `smtp://…` or `smtps://…`; null writes messages to the data folder. */
  smtpUrl: string | null;
  /** The sender of messages: an address, or `Name <address>`. */
  mailFrom: string;
  /** OpenID providers whose accounts people may sign in with. */
  signInProviders: SignInProviderConfig[];
  /** The recipient of contact form messages; null keeps them in the database only. */
  demoRequestsTo: string | null;
  /** The target of /github; null for none. */
  repositoryUrl: string | null;
  /** True if a teacher may make someone an administrator. */
  teachersMayGrantAdmin: boolean;
  /** Proxies, in addition to this machine's own, that are trusted to report a caller's address. */
  trustedProxies: string[];
  /** Hours after which an unused session ends. */
  sessionIdleHours: number;
  /** Hours after which a session ends however much it is used. */
  sessionMaxHours: number;
  /** The key that backups are encrypted with; null leaves them unencrypted. */
  backupKey: string | null;
  /** The token that clients of `/metrics` must present; null disables the route. */
  metricsToken: string | null;
  /** The part of the work this process does: serve people, run jobs, or both. */
  processRole: (typeof processRoles)[number];
  /** False only where tests and measurements sign in more often than people do. */
  hasRateLimits: boolean;
  /** School settings that are fixed by environment variables. */
  fixedSettings: FixedSettings;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  isProduction: boolean;
}

/** A folder, or a bucket of an S3-compatible service. */
export type FileStoreConfig =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** Null means Amazon's own endpoint. */
      endpoint: string | null;
      region: string;
      /** Null if the service identifies the machine itself. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
    };

/** An OpenID provider at which Greenpen is registered. */
export interface SignInProviderConfig {
  id: 'google' | 'microsoft';
  /** The name shown on the button. */
  name: string;
  /** The base address; the configuration is at `.well-known/openid-configuration` below it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Says what is wrong with the configuration, one sentence per mistake. */
export class ConfigError extends CannotStartError {}

const hours = z.coerce
  .number('must be a number of hours')
  .int('must be a whole number')
  .min(1, 'must be at least 1');
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
/**
 * An address without a path: sign-in, links and cookies use only the host, so Greenpen cannot work
 * below a path of another site.
 */
const publicAddress = httpAddress
  .refine(
    (given) => !URL.canParse(given) || new URL(given).href === `${new URL(given).origin}/`,
    'must end after the host or the port, as https://quiz.school.example does',
  )
  .transform((given) => new URL(given).origin);
const onOff = z.enum(['on', 'off'], 'must be "on" or "off"');

const environmentSchema = z.object({
  PORT: z.coerce
    .number('must be a number from 1 to 65535')
    .int('must be a whole number')
    .min(1, 'must be a number from 1 to 65535')
    .max(65_535, 'must be a number from 1 to 65535')
    .optional(),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  PREPARED_STATEMENTS: onOff.default('on'),
  DEMO_DATA: onOff.optional(),
  PUBLIC_URL: publicAddress.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...markerEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an address, or a name with an <address>')
    .default('Greenpen <greenpen@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpAddress.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: httpAddress.default('https://login.microsoftonline.com/common/v2.0'),
  DEMO_REQUESTS_TO: z.email('must be an email address').optional(),
  REPOSITORY_URL: httpAddress.optional(),
  TEACHERS_MAY_GRANT_ADMIN: onOff.default('off'),
  PRIVATE_ADDRESSES: onOff.default('off'),
  TRUSTED_PROXIES: z.string().default(''),
  SESSION_IDLE_HOURS: hours.default(7 * 24),
  SESSION_MAX_HOURS: hours.default(30 * 24),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PROCESS_ROLE: z.enum(processRoles, 'must be all, web or worker').default('all'),
  RATE_LIMITS: onOff.default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug')
    .default('warn'),
  NODE_ENV: z.string().optional(),
});

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * Throws ConfigError with a sentence for each mistake.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${issue.message}.`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const values = parsed.data;
  const { fixed, problems: aboutSettings } = readFixedSettings(environment);
  const problems = [...findHalfSet(given), ...validateMarker(values), ...aboutSettings];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const isProduction = values.NODE_ENV === 'production';
  const isSchool = isProduction || values.PUBLIC_URL !== undefined || !isLoopback(values.HOST);
  // Sample people with a known password belong in a trial, never in a school's own database.
  const demoByDefault = values.DATABASE_URL === undefined ? 'on' : 'off';
  return {
    isPortFixed: values.PORT !== undefined,
    port: values.PORT ?? 3000,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrl: values.DATABASE_REPLICA_URL ?? null,
    preparesStatements: values.PREPARED_STATEMENTS === 'on',
    isSchool,
    hasDemoData: !isSchool && (values.DEMO_DATA ?? demoByDefault) === 'on',
    publicUrl: values.PUBLIC_URL ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    fileStore: readFileStore(values),
    marking: readMarkingConfig(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    signInProviders: readSignInProviders(values),
    demoRequestsTo: values.DEMO_REQUESTS_TO ?? null,
    repositoryUrl: values.REPOSITORY_URL ?? null,
    allowsPrivateAddresses: values.PRIVATE_ADDRESSES === 'on',
    teachersMayGrantAdmin: values.TEACHERS_MAY_GRANT_ADMIN === 'on',
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    sessionMaxHours: values.SESSION_MAX_HOURS,
    backupKey: values.BACKUP_KEY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    processRole: values.PROCESS_ROLE,
    hasRateLimits: values.RATE_LIMITS === 'on',
    fixedSettings: fixed,
    logLevel: values.LOG_LEVEL,
    isProduction,
  };
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);

/** Returns a bucket if one is named, otherwise a folder in the data folder. */
function readFileStore(values: z.infer<typeof environmentSchema>): FileStoreConfig {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined)
    return { kind: 'disk', folder: join(resolve(values.DATA_DIR), 'files') };
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    kind: 's3',
    bucket,
    endpoint: endpoint ?? null,
    region,
    credentials: hasKeys ? { accessKeyId, secretAccessKey } : null,
  };
}

function readSignInProviders(values: z.infer<typeof environmentSchema>): SignInProviderConfig[] {
  const google = {
    id: 'google' as const,
    name: 'Google',
    issuer: values.GOOGLE_ISSUER,
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
  };
  const microsoft = {
    id: 'microsoft' as const,
    name: 'Microsoft',
    issuer: values.MICROSOFT_ISSUER,
    clientId: values.MICROSOFT_CLIENT_ID,
    clientSecret: values.MICROSOFT_CLIENT_SECRET,
  };
  return [google, microsoft].flatMap(({ clientId, clientSecret, ...provider }) =>
    clientId !== undefined && clientSecret !== undefined
      ? [{ ...provider, clientId, clientSecret }]
      : [],
  );
}

/** Reads the configuration of this process. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Returns the folder where the embedded PostgreSQL keeps its files. */
export function embeddedDatabaseFolder(config: Config): string {
  return join(config.dataDir, 'postgresql');
}

function readProxies(value: string): string[] {
  const proxies = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = proxies.find((proxy) => !isAddressOrRange(proxy));
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUSTED_PROXIES: ${wrong} is not an IP address or a range such as 10.0.0.0/8.`,
    );
  }
  return proxies;
}

/** The number of bits in an address of each version of IP. */
const ADDRESS_BITS: Record<number, number> = { 4: 32, 6: 128 };

function isAddressOrRange(proxy: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? [];
  return Number(prefix) <= (ADDRESS_BITS[isIP(address)] ?? -1);
}
