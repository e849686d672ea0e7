import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1_800];

/** This process's pool of database connections for one kind of work. */
interface Connections {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Whether a call that may read from the replica did so, or why it went to the primary. */
export type ReplicaOutcome = 'read' | 'behind' | 'failed';
type JobOutcome = 'done' | 'failed' | 'handed back';
/** The `reason` of a MarkerError, or another outcome of a call. */
type MarkerOutcome = string;

export type SignInWay = 'password' | 'provider' | 'passkey';

/** What a process has counted since it started, in Prometheus format. */
export interface Metrics {
  registry: Registry;
  countJob(name: string, outcome: JobOutcome, seconds: number): void;
  countMarkerCall(outcome: MarkerOutcome, seconds: number): void;
  countMail(outcome: 'sent' | 'failed'): void;
  countSignIn(way: SignInWay, outcome: 'succeeded' | 'refused' | 'failed'): void;
  countPollError(): void;
  countReplica(outcome: ReplicaOutcome): void;
  /** Adds gauges for these connection pools. */
  watchConnections(pools: Record<string, Connections>): void;
  /**
   * Adds a gauge for the last successful backup; `findLast` is called at each scrape, null for
   * none.
   */
  watchBackups(findLast: () => Promise<Date | null>): void;
}

/** The library's default metrics include the event loop's delay and the process's figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const jobs = new Histogram({
    name: 'greenpen_job_seconds',
    help: 'How long jobs took, by name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const markerCalls = new Histogram({
    name: 'greenpen_marker_call_seconds',
    help: 'How long calls to the marker took, by outcome.',
    labelNames: ['outcome'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const mail = new Counter({
    name: 'greenpen_mail_total',
    help: 'Emails, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const signIns = new Counter({
    name: 'greenpen_sign_ins_total',
    help: 'Attempts to sign in, by way and outcome.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const pollErrors = new Counter({
    name: 'greenpen_poll_errors_total',
    help: 'Polls that failed: of overdue attempts, unchecked answers, events and marks to send, signs of life.',
    registers,
  });
  const replica = new Counter({
    name: 'greenpen_replica_total',
    help: 'Reads from the replica, and why it was left alone.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    countJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    countMarkerCall: (outcome, seconds) => markerCalls.observe({ outcome }, seconds),
    countMail: (outcome) => mail.inc({ outcome }),
    countSignIn: (way, outcome) => signIns.inc({ way, outcome }),
    countPollError: () => pollErrors.inc(),
    countReplica: (outcome) => replica.inc({ outcome }),
    watchConnections: (pools) => registry.registerMetric(createConnectionGauge(pools)),
    watchBackups: (findLast) => registry.registerMetric(createBackupGauge(findLast)),
  };
}

function createConnectionGauge(pools: Record<string, Connections>) {
  return new Gauge({
    name: 'greenpen_database_connections',
    help: 'Connections of this process, by what they are for and what they do.',
    labelNames: ['work', 'state'],
    registers: [],
    collect() {
      for (const [work, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ work, state: 'idle' }, idleCount);
        this.set({ work, state: 'busy' }, totalCount - idleCount);
        this.set({ work, state: 'waited for' }, waitingCount);
      }
    },
  });
}

function createBackupGauge(findLast: () => Promise<Date | null>) {
  return new Gauge({
    name: 'greenpen_last_backup_timestamp_seconds',
    help: 'When a backup last succeeded, ours or one that another program told of, in seconds since 1970; NaN where none has, or the database is away.',
    registers: [],
    async collect() {
      const last = await findLast().catch(() => null);
      this.set(last === null ? Number.NaN : last.getTime() / 1_000);
    },
  });
}
