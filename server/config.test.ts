import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVICE_ANSWER_SECONDS } from '../shared/business-rules.ts';
import { ConfigError, readConfig } from './config.ts';

function complaintsAbout(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const secondsOf = (environment: NodeJS.ProcessEnv) =>
  readConfig(environment).marking.marker.timeoutSeconds;

describe('readConfig', () => {
  it('needs no setting: each has a default', () => {
    expect(readConfig({})).toMatchObject({
      isPortFixed: false,
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      databaseUrl: null,
      replicaUrl: null,
      preparesStatements: true,
      hasDemoData: true,
      publicUrl: null,
      authSecret: null,
      fileStore: { kind: 'disk', folder: resolve('data/files') },
      marking: {
        marker: { kind: 'built-in', address: null, passes: 1, seesImages: false, prices: null },
        concurrency: 4,
        monthlyAllowance: null,
        serviceKeys: [],
      },
      smtpUrl: null,
      mailFrom: 'Greenpen <greenpen@localhost>',
      signInProviders: [],
      demoRequestsTo: null,
      repositoryUrl: null,
      teachersMayGrantAdmin: false,
      hasRateLimits: true,
      logLevel: 'warn',
      isProduction: false,
    });
  });

  it('keeps images in a bucket if one is named', () => {
    const bucket = { S3_BUCKET: 'greenpen' };
    expect(readConfig(bucket).fileStore).toEqual({
      kind: 's3',
      bucket: 'greenpen',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
    });
    const own = {
      ...bucket,
      S3_ENDPOINT: 'https://files.school.example',
      S3_REGION: 'school',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(own).fileStore).toMatchObject({
      endpoint: 'https://files.school.example',
      region: 'school',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(complaintsAbout({ S3_ENDPOINT: 'files' })).toEqual([
      'S3_ENDPOINT must be an http(s) address.',
    ]);
  });

  it('reads every setting that is set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/greenpen',
      DATABASE_URL: 'postgresql://db/greenpen',
      PUBLIC_URL: 'https://quiz.school.example/',
      AUTH_SECRET: 's'.repeat(32),
      MARKING_CONCURRENCY: '8',
      SMTP_URL: 'smtps://user:secret@mail.school.example',
      MAIL_FROM: 'The School <quiz@school.example>',
      TEACHERS_MAY_GRANT_ADMIN: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      isPortFixed: true,
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/greenpen',
      databaseUrl: 'postgresql://db/greenpen',
      hasDemoData: false,
      publicUrl: 'https://quiz.school.example',
      authSecret: 's'.repeat(32),
      marking: { concurrency: 8 },
      smtpUrl: 'smtps://user:secret@mail.school.example',
      mailFrom: 'The School <quiz@school.example>',
      teachersMayGrantAdmin: true,
      hasRateLimits: false,
      logLevel: 'info',
      isProduction: true,
    });
  });

  it('reads which marker is used, and what may be spent on it', () => {
    const { marking } = readConfig({
      MARKER: 'openai-compatible',
      MARKER_MODEL: 'llama3.1',
      MARKER_BASE_URL: 'http://gpu.school.example:11434/v1',
      MARKER_API_KEY: 'secret',
      MARKER_TIMEOUT_SECONDS: '90',
      MARKER_PASSES: '2',
      MARKER_SEES_IMAGES: 'on',
      MARKER_TEMPERATURE: 'unset',
      MARKER_PRICE_INPUT: '0.15',
      MARKER_CURRENCY: 'EUR',
      MONTHLY_RESPONSE_ALLOWANCE: '500',
      MARKING_SERVICE_KEYS: `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
    });
    expect(marking).toEqual({
      marker: {
        kind: 'openai-compatible',
        model: 'llama3.1',
        address: 'http://gpu.school.example:11434/v1',
        apiKey: 'secret',
        timeoutSeconds: 90,
        passes: 2,
        seesImages: true,
        temperature: null,
        prices: { input: 0.15, output: 0, currency: 'EUR' },
      },
      concurrency: 4,
      monthlyAllowance: 500,
      serviceKeys: ['a'.repeat(32), 'b'.repeat(32)],
    });
  });

  it('marks with a remote service if one is named', () => {
    const { marker } = readConfig({
      MARKING_SERVICE_URL: 'https://marking.example',
      MARKING_SERVICE_KEY: 'key',
    }).marking;
    expect(marker).toMatchObject({
      kind: 'remote-service',
      address: 'https://marking.example',
      apiKey: 'key',
    });
  });

  it('allows a marking service enough time to answer with what it has marked, and others a minute', () => {
    const service = { MARKING_SERVICE_URL: 'https://marking.example' };
    expect(secondsOf(service)).toBeGreaterThan(SERVICE_ANSWER_SECONDS);
    expect(secondsOf({ ...service, MARKER_TIMEOUT_SECONDS: '20' })).toBe(20);
    expect(secondsOf({})).toBe(60);
  });

  it('says which settings the chosen marker still needs', () => {
    expect(complaintsAbout({ MARKER: 'anthropic' })).toEqual([
      'MARKER_MODEL must name the model for MARKER=anthropic.',
      'MARKER_API_KEY must be set for MARKER=anthropic.',
    ]);
    expect(complaintsAbout({ MARKER: 'openai-compatible', MARKER_MODEL: 'llama' })).toEqual([
      'MARKER_BASE_URL must say where the model is, such as http://localhost:11434/v1.',
    ]);
  });

  it('counts an empty variable as unset', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', DEMO_DATA: '' };
    expect(readConfig({ ...empty, PUBLIC_URL: '', AUTH_SECRET: '', LOG_LEVEL: '' })).toEqual(
      readConfig({}),
    );
  });

  it.each([
    [{ PORT: 'web' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [{ TEACHERS_MAY_GRANT_ADMIN: '1' }, 'TEACHERS_MAY_GRANT_ADMIN must be "on" or "off".'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be "on" or "off".'],
    [{ PUBLIC_URL: 'quiz.school.example' }, 'PUBLIC_URL must be an http(s) address.'],
    [{ PUBLIC_URL: 'ftp://quiz.school.example' }, 'PUBLIC_URL must be an http(s) address.'],
    [
      { PUBLIC_URL: 'https://school.example/quiz' },
      'PUBLIC_URL must end after the host or the port, as https://quiz.school.example does.',
    ],
    [
      { PUBLIC_URL: 'https://quiz.school.example/?from=mail' },
      'PUBLIC_URL must end after the host or the port, as https://quiz.school.example does.',
    ],
    [
      { PUBLIC_URL: 'https://quiz.school.example#top' },
      'PUBLIC_URL must end after the host or the port, as https://quiz.school.example does.',
    ],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ MARKING_CONCURRENCY: '65' }, 'MARKING_CONCURRENCY must be a number from 1 to 64.'],
    [{ MARKER: 'gpt' }, 'MARKER must be built-in, openai-compatible, openai, anthropic or google.'],
    [{ MARKER_TIMEOUT_SECONDS: '300' }, 'MARKER_TIMEOUT_SECONDS must be a number from 1 to 290.'],
    [{ MARKER_PASSES: '4' }, 'MARKER_PASSES must be a number from 1 to 3.'],
    [{ MARKER_TEMPERATURE: 'hot' }, 'MARKER_TEMPERATURE must be "unset" or a number from 0 to 2.'],
    [
      { MARKING_SERVICE_KEYS: 'short' },
      'MARKING_SERVICE_KEYS must be keys of at least 32 characters, with commas between them.',
    ],
    [{ SMTP_URL: 'https://mail.school.example' }, 'SMTP_URL must be an smtp(s) address.'],
    [{ MAIL_FROM: 'The School' }, 'MAIL_FROM must be an address, or a name with an <address>.'],
    [{ GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER must be an http(s) address.'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be "on" or "off".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info or debug.'],
  ])('refuses %j with one sentence', (environment, sentence) => {
    expect(complaintsAbout(environment)).toEqual([sentence]);
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'g' }, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    [{ MICROSOFT_CLIENT_ID: 'm' }, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://files.school.example' }, 'S3_ENDPOINT', 'S3_BUCKET'],
    [{ MARKER_MODEL: 'llama3.1' }, 'MARKER_MODEL', 'MARKER'],
    [{ MARKER_BASE_URL: 'http://localhost:11434/v1' }, 'MARKER_BASE_URL', 'MARKER'],
    [{ MARKING_SERVICE_KEY: 'key' }, 'MARKING_SERVICE_KEY', 'MARKING_SERVICE_URL'],
    [{ TRUSTED_PROXIES: '10.0.0.1' }, 'TRUSTED_PROXIES', 'PUBLIC_URL'],
  ])('refuses %j, which would otherwise be ignored silently', (environment, given, missing) => {
    expect(complaintsAbout(environment)).toEqual([
      `${given} does nothing without ${missing}: set both or neither.`,
    ]);
  });

  it('lets a school return to the built-in marker and keep the settings of its model', () => {
    const model = { MARKER_MODEL: 'llama3.1', MARKER_API_KEY: 'key' };
    expect(complaintsAbout({ MARKER: 'built-in', ...model })).toEqual([]);
    expect(complaintsAbout({ MARKER: '', ...model })).toHaveLength(2);
  });

  it.each(['10.0.0.0/99', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '::1/129', 'proxy/8'])(
    'refuses %s as a proxy with one sentence',
    (proxy) => {
      const given = { PUBLIC_URL: 'https://quiz.school.example', TRUSTED_PROXIES: proxy };
      expect(complaintsAbout(given)).toEqual([
        `TRUSTED_PROXIES: ${proxy} is not an IP address or a range such as 10.0.0.0/8.`,
      ]);
    },
  );

  it('names every mistake at once, in one sentence each', () => {
    expect(complaintsAbout({ PORT: 'web', DEMO_DATA: 'maybe', LOG_LEVEL: 'loud' })).toEqual([
      'PORT must be a number from 1 to 65535.',
      'DEMO_DATA must be "on" or "off".',
      'LOG_LEVEL must be fatal, error, warn, info or debug.',
    ]);
  });
});

describe('sign-in with a provider', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'gs' };
  const microsoft = { MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 'ms' };

  it('is offered for each provider that has an id and a secret', () => {
    expect(readConfig({ ...google, ...microsoft }).signInProviders).toEqual([
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'g',
        clientSecret: 'gs',
      },
      {
        id: 'microsoft',
        name: 'Microsoft',
        issuer: 'https://login.microsoftonline.com/common/v2.0',
        clientId: 'm',
        clientSecret: 'ms',
      },
    ]);
    expect(readConfig(google).signInProviders).toHaveLength(1);
  });

  it('can use another issuer', () => {
    const own = readConfig({ ...microsoft, MICROSOFT_ISSUER: 'https://id.school.example/realm' });
    expect(own.signInProviders[0]?.issuer).toBe('https://id.school.example/realm');
  });
});

describe('demo data', () => {
  it.each([
    ['is on in a first trial', {}, true],
    ['is off when it is switched off', { DEMO_DATA: 'off' }, false],
    ['is off by default on the school’s database', { DATABASE_URL: 'postgres://d' }, false],
    ['can be switched on there', { DATABASE_URL: 'postgres://d', DEMO_DATA: 'on' }, true],
    ['is off in production', { NODE_ENV: 'production' }, false],
    [
      'is off in production even if switched on',
      { NODE_ENV: 'production', DEMO_DATA: 'on' },
      false,
    ],
  ])('%s', (_, environment, hasDemoData) => {
    expect(readConfig(environment).hasDemoData).toBe(hasDemoData);
  });
});
