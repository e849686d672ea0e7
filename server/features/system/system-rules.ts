import type { SystemCheck } from '../../../shared/contract/system.ts';
import {
  describeAddress,
  describeDatabase,
  describeDisk,
  describeJobs,
  describeSetAside,
  describeVersion,
  systemMessages,
} from '../../../shared/messages/system.ts';
import type { PasswordState } from '../accounts/public.ts';

/** The age from which the last backup needs attention; allows one nightly backup to fail. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;
/** By then a weekly backup has been tried again. */
const A_WEEK_AND_A_DAY_MS = 8 * 24 * 60 * 60 * 1_000;
/** The free space below which the database may soon be unable to write. */
const MIN_FREE_BYTES = 1_000_000_000;
const MIN_FREE_PART = 0.05;

/** When a part last succeeded and failed; null if it never did. */
export interface PartHistory {
  succeededAt: Date | null;
  failedAt: Date | null;
  reason: string | null;
}

/** The facts that the checks are based on. */
export interface SystemFacts {
  now: Date;
  /**
   * Whether a school uses this installation, so that missing parts need attention; a trial may lack
   * them.
   */
  isInUse: boolean;
  /** `isFromLocalhost`: whether messages come from an address to which nobody can reply. */
  mail: PartHistory & { isSetUp: boolean; isFromLocalhost: boolean };
  marker: PartHistory & { isBuiltIn: boolean; awaitsAcceptance: boolean };
  jobs: { waiting: number; running: number; failed: number };
  database: { version: string; bytes: number };
  /** The space for data; null if it cannot be read. */
  disk: { freeBytes: number; totalBytes: number } | null;
  backup: PartHistory;
  /** Backups by one of the database's own programs, which reports them. */
  backupElsewhere: PartHistory;
  passwords: PasswordState;
  publicUrl: string | null;
  hasDemoData: boolean;
  /** Rows that upgrades set aside as broken, by table and reason. */
  rowsSetAside: { tableName: string; reason: string; rows: number }[];
  version: { greenpen: string; node: string };
}

/**
 * Returns the state of each part of the installation, and whether it needs a person's attention.
 */
export function checkSystem(facts: SystemFacts): SystemCheck[] {
  const { isInUse, jobs, database, disk, publicUrl, hasDemoData, version } = facts;
  const missing = isInUse ? 'attention' : 'notice';
  return [
    checkMail(facts, missing),
    checkMarker(facts),
    check('jobs', jobs.failed > 0 ? 'attention' : 'well', {
      sentence: describeJobs(jobs.waiting, jobs.running, jobs.failed),
    }),
    check('database', 'well', { sentence: describeDatabase(database.version, database.bytes) }),
    disk === null
      ? check('disk', 'notice', { sentence: systemMessages.diskUnknown })
      : check('disk', isNearlyFull(disk) ? 'attention' : 'well', {
          sentence: describeDisk(disk.freeBytes, disk.totalBytes),
        }),
    checkBackup(facts, missing),
    checkSignIn(facts),
    publicUrl === null
      ? check('address', missing, { sentence: systemMessages.addressMissing })
      : check('address', 'well', { sentence: describeAddress(publicUrl) }),
    hasDemoData
      ? check('demo-data', missing, { sentence: systemMessages.demoDataPresent })
      : check('demo-data', 'well', { sentence: systemMessages.demoDataAbsent }),
    checkSetAside(facts),
    check('version', 'well', { sentence: describeVersion(version.greenpen, version.node) }),
  ];
}

type State = SystemCheck['state'];

function check(
  name: SystemCheck['name'],
  state: State,
  {
    sentence,
    at = null,
    reason = null,
  }: { sentence: string; at?: Date | null; reason?: string | null },
): SystemCheck {
  return { name, state, sentence, at: at?.toISOString() ?? null, reason };
}

function checkMail({ mail }: SystemFacts, missing: State): SystemCheck {
  if (!mail.isSetUp) return check('mail', missing, { sentence: systemMessages.mailMissing });
  if (mail.isFromLocalhost && !hasFailedLast(mail)) {
    return check('mail', missing, { sentence: systemMessages.mailFromLocalhost });
  }
  const { mailFails, mailWorks, mailUnused } = systemMessages;
  return checkPart('mail', mail, { fails: mailFails, works: mailWorks, unused: mailUnused });
}

function checkMarker({ marker }: SystemFacts): SystemCheck {
  const { markerBuiltIn, markerFails, markerFailsSince, markerWorks, markerUnused } =
    systemMessages;
  if (marker.isBuiltIn) return check('marker', 'well', { sentence: markerBuiltIn });
  if (marker.awaitsAcceptance) {
    return check('marker', 'attention', { sentence: systemMessages.markerNotAccepted });
  }
  const { succeededAt: at, reason } = marker;
  if (at && hasFailedLast(marker)) {
    return check('marker', 'attention', { sentence: markerFailsSince, at, reason });
  }
  const sentences = { fails: markerFails, works: markerWorks, unused: markerUnused };
  return checkPart('marker', marker, sentences);
}

function checkPart(
  name: SystemCheck['name'],
  history: PartHistory,
  { fails, works, unused }: { fails: string; works: string; unused: string },
): SystemCheck {
  const { succeededAt, failedAt, reason } = history;
  if (hasFailedLast(history)) {
    return check(name, 'attention', { sentence: fails, at: failedAt, reason });
  }
  return succeededAt
    ? check(name, 'well', { sentence: works, at: succeededAt })
    : check(name, 'notice', { sentence: unused });
}

const hasFailedLast = ({ succeededAt, failedAt }: PartHistory): boolean =>
  failedAt !== null && (!succeededAt || failedAt > succeededAt);

const lastUseOf = ({ succeededAt, failedAt }: PartHistory): number =>
  Math.max(succeededAt?.getTime() ?? 0, failedAt?.getTime() ?? 0);

const says = systemMessages;
/** The sentences about Greenpen's own backups. */
const ofOwn = { fails: says.backupFails, failsOnly: says.backupFailsOnly, made: says.backupMade };
const ofOther = {
  fails: says.backupElsewhereFails,
  failsOnly: says.backupElsewhereFailsOnly,
  made: says.backupMadeElsewhere,
};

/**
 * Checks both backups. A failing one counts even if another program saves the database since,
 * because it holds what that one does not. One that has not run for eight days counts as given up,
 * unless it is the latest.
 */
function checkBackup({ backup, backupElsewhere, now }: SystemFacts, missing: State): SystemCheck {
  const programs = [
    { ...backup, sentences: ofOwn },
    { ...backupElsewhere, sentences: ofOther },
  ].toSorted((one, other) => lastUseOf(other) - lastUseOf(one));
  const [latest] = programs;
  const isInUse = (one: PartHistory) => now.getTime() - lastUseOf(one) < A_WEEK_AND_A_DAY_MS;
  const failing = programs.find((one) => hasFailedLast(one) && (one === latest || isInUse(one)));
  if (failing) {
    const { succeededAt: at, failedAt, reason, sentences } = failing;
    return at
      ? check('backup', 'attention', { sentence: sentences.fails, at, reason })
      : check('backup', 'attention', { sentence: sentences.failsOnly, at: failedAt, reason });
  }
  const at = latest?.succeededAt;
  if (!at) return check('backup', missing, { sentence: says.backupNever });
  return now.getTime() - at.getTime() > TWO_DAYS_MS
    ? check('backup', missing, { sentence: says.backupOld, at })
    : check('backup', 'well', { sentence: latest.sentences.made, at });
}

function checkSignIn({ passwords }: SystemFacts): SystemCheck {
  const { passwordsOn, passwordsOff, passwordsUnproved, passwordsWithoutProvider } = systemMessages;
  if (passwords === 'unproved') {
    return check('sign-in', 'attention', { sentence: passwordsUnproved });
  }
  if (passwords === 'no-provider') {
    return check('sign-in', 'notice', { sentence: passwordsWithoutProvider });
  }
  return check('sign-in', 'well', { sentence: passwords === 'on' ? passwordsOn : passwordsOff });
}

function checkSetAside({ rowsSetAside }: SystemFacts): SystemCheck {
  const rows = rowsSetAside.reduce((sum, { rows: some }) => sum + some, 0);
  if (rows === 0)
    return check('rows-set-aside', 'well', { sentence: systemMessages.nothingSetAside });
  const reasons = rowsSetAside.map((one) => `${one.tableName} (${one.rows}): ${one.reason}`);
  return check('rows-set-aside', 'notice', {
    sentence: describeSetAside(rows),
    reason: reasons.join(' '),
  });
}

function isNearlyFull({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }) {
  return freeBytes < MIN_FREE_BYTES || freeBytes < totalBytes * MIN_FREE_PART;
}
