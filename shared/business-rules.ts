/**
 * Every number of spec section 9 (and the design's), with its unit in the name; `typing-numbers.ts`
 * has more. A reason is given with a number where it is not obvious.
 */

export const DASHBOARD_QUOTE_ROTATION_MS = 8_000;
export const COPY_CONFIRMATION_MS = 2_000;
export const TOAST_MS = 3_000;
export const TESTIMONIAL_ROTATION_MS = 5_000;
export const RIPPLE_MS = 600;
export const SIGN_IN_REDIRECT_MS = 3_000;
/** The delay after a question is changed, before the page leads back. */
export const EDIT_REDIRECT_MS = 1_500;
export const SUCCESS_MESSAGE_MS = 3_000;
export const JOIN_REDIRECT_MS = 2_000;
/** How long a page waits for a callable (spec section 7). */
export const CALLABLE_TIMEOUT_MS = 70_000;

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;
export const SUBMITTED_REDIRECT_SECONDS = 5;
export const TIME_UP_REDIRECT_SECONDS = 5;

export const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const QUIZ_CODE_LENGTH = 6;
export const MAX_QUIZ_CODE_ATTEMPTS = 20;
export const TEACHER_CODE_SUFFIX_LENGTH = 3;
/** Students type the code, so a very long first word is cut. */
export const MAX_TEACHER_CODE_WORD_CHARACTERS = 40;
export const MAX_TEACHER_CODE_ATTEMPTS = 20;

/** A day: longer limits are typing errors, and `setTimeout` would overflow. */
export const MAX_TIME_LIMIT_SECONDS = 24 * 60 * 60;
export const MAX_QUESTIONS_PER_QUIZ = 500;
export const MAX_EXTRA_TIME_PERCENT = 200;
/**
 * The maximum number of invitations that a teacher's lists may send in a day; administrators invite
 * a whole school.
 */
export const MAX_INVITATIONS_A_DAY = 300;
/** How long a toast offers an undo. */
export const UNDO_TOAST_MS = 10_000;
/** How long the person who changed a role may undo it. */
export const ROLE_UNDO_SECONDS = 60;
export const MAX_NAME_CHARACTERS = 300;
export const MAX_PASSKEY_NAME_CHARACTERS = 60;
/** Staff names appear in lists and letters. */
export const MAX_OWN_NAME_CHARACTERS = 60;

/** The allowance for the network after the deadline. */
export const DEADLINE_GRACE_SECONDS = 15;
/** How often a serving process writes a heartbeat. */
export const HEARTBEAT_SECONDS = 2;
/** Without a heartbeat for this long, the server was away: three missed in a row. */
export const OUTAGE_AFTER_SECONDS = 6;
/** How long after an outage answers typed during it are still accepted. */
export const LATE_WORDS_SECONDS = 120;
/** A page whose last response was longer before the outage had gone quiet by itself. */
export const QUIET_PAGE_SECONDS = 90;
/** Answers at most this old when the server went away may still have been on their way to it. */
export const ON_THE_WAY_SECONDS = 20;
/** The longest time before a draft leaves the browser after the last key. */
export const DRAFT_DELAY_MS = 1_500;
/** How often a draft is sent during typing without a pause. */
export const DRAFT_MAX_WAIT_MS = 10_000;
/** The shortest interval at which a browser writes its own copy of unsent answers during typing. */
export const LOCAL_COPY_THROTTLE_MS = 250;
/** A request that hangs for longer counts as failed, so that the resend can begin. */
export const ANSWER_REQUEST_TIMEOUT_MS = 10_000;
/** How often an open page requests the clock; added minutes arrive within this time. */
export const CHECK_IN_MS = 5_000;
/** A student who typed within this time is shown as writing. */
export const WRITING_SECONDS = 20;
/** A student who has not checked in for this long is shown as offline: three missed check-ins. */
export const OFFLINE_AFTER_SECONDS = 18;
/** How often a teacher's live view requests its list. */
export const LIVE_POLL_MS = 3_000;
/** A live-view response that takes longer is not waited for: the next one is more recent. */
export const LIVE_REQUEST_TIMEOUT_MS = 8_000;
/** A live view older than this says so: two missed responses in a row. */
export const LIVE_STALE_SECONDS = 8;
export const MAX_REST_BREAK_MINUTES = 120;
/** The maximum added at once; more is a typing error. */
export const MAX_ADDED_MINUTES = 240;
export const RESEND_BACKOFF_MIN_MS = 1_000;
/** The longest wait at first: a database fails over in some ten seconds. */
export const RESEND_FIRST_BACKOFF_MAX_MS = 5_000;
export const RESEND_TRIES_AT_FIRST = 6;
/** The longest wait in an outage that continues. */
export const RESEND_BACKOFF_MAX_MS = 15_000;

export const MAX_ANSWER_CHARACTERS = 20_000;
export const MAX_OPTIONS_CHARACTERS = 5_000;
export const MAX_QUESTION_TEXT_CHARACTERS = 20_000;
export const MAX_SHORT_TEXT_CHARACTERS = 200;
export const MAX_FEEDBACK_CHARACTERS = 10_000;
/** Limits the points that a marking service reports, and the length of each. */
export const MAX_ANALYSIS_POINTS = 200;
export const MAX_ANALYSIS_POINT_CHARACTERS = 2_000;
export const MAX_MARK = 100;

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** The largest phone cameras stay below this; a larger image is a decompression bomb. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Larger images are stored smaller, because no screen shows more of them. */
export const MAX_STORED_IMAGE_SIDE_PIXELS = 2_400;
/** How long an upload may wait for the question that it belongs to. */
export const UNUSED_UPLOAD_HOURS = 24;
/** More than a teacher ever selects by hand. */
export const MAX_QUESTIONS_PER_DELETE = 500;

export const STUDENTS_PER_PAGE = 5;
export const QUESTIONS_PER_PAGE = 25;
export const DELETED_QUIZZES_PER_PAGE = 25;
/** More attempts at one quiz would be practice rather than a test. */
export const MAX_ATTEMPTS_ALLOWED = 10;
/** The default until the school sets its own. */
export const DEFAULT_TIME_ZONE = 'Europe/London';
export const MAX_PAGE_SIZE = 200;

export const USERS_PER_PAGE = 25;
export const AUDIT_EVENTS_PER_PAGE = 50;
export const STUDENTS_PER_CLASS_PAGE = 50;
export const CLASSES_PER_PAGE = 50;
/** More than a year group. */
export const MAX_STUDENTS_ADDED_AT_ONCE = 500;
/** Enough for a large class; each password keeps a core busy for a while. */
export const MAX_CARDS_AT_ONCE = 60;
export const MAX_CLASS_SEARCH_RESULTS = 20;
/** Enough for a year group, where no mail server is set up. */
export const MAX_LINKS_SHOWN = 200;
/** Larger lists are imported in parts; this exceeds any school year group by far. */
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_COLUMNS = 500;
export const MAX_IMPORT_FILE_BYTES = 24 * 1024 * 1024;
/**
 * Room for the file as JSON, in which quotation marks, line breaks and base64 bytes take more
 * space.
 */
export const MAX_IMPORT_BODY_BYTES = 40 * 1024 * 1024;

/** People, classes and enrolments together: 40,000 people in 2,000 classes have some 150,000. */
export const MAX_ROSTER_ROWS = 500_000;
export const MAX_ROSTER_FILES = 50;
export const MAX_ROSTER_BODY_BYTES = 64 * 1024 * 1024;
/** For each kind of change; the rest is only counted. */
export const MAX_ROSTER_CHANGES_SHOWN = 50;
export const MAX_ROSTER_FINDINGS_SHOWN = 200;
/** A roster that removes more than this share of what the last one brought needs confirmation. */
export const ROSTER_REMOVAL_SHARE = 1 / 3;
/** Fewer removals need no confirmation, so that a small school is not stopped. */
export const ROSTER_REMOVALS_ALWAYS_FINE = 10;

export const MARKING_BATCH_SIZE = 20;
export const MARKING_MAX_RETRIES = 3;
export const MARKING_BATCH_PAUSE_MS = 500;
/** A larger failed batch is split in half; smaller ones are retried one answer at a time. */
export const MARKING_SPLIT_ABOVE = 3;
export const MARKING_SINGLE_GAP_MS = 200;
export const MARKING_BACKOFF_BASE_MS = 1_000;
export const MARKING_BACKOFF_FACTOR = 1.5;
export const MARKING_BACKOFF_JITTER_MS = 500;
export const MARKING_BACKOFF_MAX_MS = 8_000;
export const MARKING_VERIFICATION_BATCH_SIZE = 30;
export const DATABASE_WRITE_CHUNK = 500;
/** A marker that fails this often in a row, for this long, is away: the run ends. */
export const MARKING_GIVE_UP_AFTER_FAILURES = 20;
export const MARKING_GIVE_UP_AFTER_MS = 120_000;
/**
 * The longest pause before a marker that is busy or away is called again, if it names no time
 * itself.
 */
export const MARKING_LONGEST_PAUSE_MS = 30_000;
/** A marker that refuses this often in a row is configured wrongly: retrying would not help. */
export const MARKING_GIVE_UP_AFTER_REFUSALS = 10;
/** An answer whose call hung, was refused or was unusable is sent once more, and not again. */
export const MARKING_MAX_FAILED_CALLS = 2;
/** A run ends after this many time-outs without any response. */
export const MARKING_MAX_TIMEOUTS_IN_A_ROW = 2;

/** Only the newest runs of a quiz are shown. */
export const MAX_LISTED_RUNS = 50;
/** Fewer blind marks than this prove next to nothing. */
export const MIN_MEASURED = 5;
/** A school's requirements for accepting marks in bulk, until an administrator changes them. */
export const BULK_MIN_EXACT_PERCENT = 70;
export const BULK_MIN_SAMPLE = 0;
export const MAX_BULK_MIN_SAMPLE = 10;
/** The number of marks per question that are checked after they were accepted in bulk. */
export const SPOT_CHECKS_PER_QUESTION = 5;

/** The maximum number of answers decided at once: more than any quiz has for one question. */
export const MAX_DECISIONS_AT_ONCE = 10_000;
/** The number of a decision's answers that are returned in full; more would be megabytes. */
export const MAX_LISTED_DECISIONS = 500;
/** More than a teacher checks in one sitting. */
export const MAX_LISTED_TO_CHECK = 200;
/** Enough for all of a year group's, so that they have one order. */
export const ANSWER_GROUPS_PER_PAGE = 500;
/** The maximum number of unconfirmed answers that a new line in the scheme is tried on. */
export const MAX_SCHEME_LINE_TRIALS = 1_000;
/**
 * A trial returns what it has found by then, well before the page gives up (CALLABLE_TIMEOUT_MS).
 */
export const SCHEME_LINE_TRIAL_MS = 45_000;
/** The allowance of a plan (spec section 1); it blocks only if the deployment says so. */
export const MONTHLY_RESPONSE_ALLOWANCE = 500;
/** The monthly allowance in classes, as the plans state it (spec section 1). */
export const MONTHLY_ALLOWANCE_CLASSES = 25;
export const TRIAL_DAYS = 7;
export const MONTHLY_PLAN_POUNDS = 9.99;
export const SIX_MONTHS_PLAN_POUNDS = 49.99;
export const YEARLY_PLAN_POUNDS = 89.99;
/** The savings calculator's assumptions (spec section 9, Pricing). */
export const SAVINGS_WEEKS_PER_MONTH = 4;
export const SAVINGS_COST_POUNDS_PER_MONTH = 10;
/** The calculator's initial values. */
export const SAVINGS_HOURS_PER_WEEK = 5;
export const SAVINGS_POUNDS_PER_HOUR = 20;
/**
 * The maximum number sent to the marking service at once (spec section 9: batches of 20 and of 30).
 */
export const MAX_SERVICE_SUBMISSIONS = 500;
export const MAX_SYNONYM_CHARACTERS = 2_000;

/** Enough for the lead, their deputies, and a shared address. */
export const MAX_SAFEGUARDING_LEADS = 10;
export const MAX_REGISTRATION_DOMAINS = 20;
/** How long a student who has left is kept before they are erased. */
export const LEAVER_MONTHS = { min: 1, max: 120, default: 24 } as const;
/** How long the start of a new school year can be undone. */
export const ROLLOVER_UNDO_DAYS = 7;
/** The maximum number of quizzes that two accounts of one student may both have sat. */
export const MAX_MERGE_DECISIONS = 1_000;
/** Enough for the students of a county's school, each in several classes. */
export const MAX_ROLLOVER_LINES = 50_000;
export const MAX_ROLLOVER_BODY_BYTES = 8_000_000;
export const MAX_ROLLOVER_FINDINGS_SHOWN = 100;
/** How long the audit trail is kept, in months, with the range that a school may choose from. */
export const AUDIT_MONTHS = { min: 6, max: 120, default: 24 } as const;
/** How long safeguarding records are kept, in years from the day they were created. */
export const SAFEGUARDING_YEARS = { min: 1, max: 75, default: 25 } as const;
export const MAX_WELFARE_PHRASES = 200;
export const MAX_HELP_LINES_CHARACTERS = 1_000;
export const MAX_WELFARE_NOTE_CHARACTERS = 2_000;
/** The number of submitted attempts that are checked for welfare concerns at once. */
export const WELFARE_ATTEMPTS_AT_ONCE = 50;
/** How often each node polls for answers that have not been checked. */
export const WELFARE_POLL_SECONDS = 2;

export const MAX_APPEAL_CHARACTERS = 1_000;
export const DIFFICULT_BELOW_PERCENT = 40;
export const EASY_FROM_PERCENT = 70;
/** With fewer fully marked students, statistics on how questions separate or agree mean nothing. */
export const MIN_STUDENTS_FOR_STATISTICS = 10;
/** An answer is strong from this share of its marks, and weak below the next. */
export const STRONG_FROM_PERCENT = 80;
export const WEAK_BELOW_PERCENT = 60;
/** The share of a student's marked answers that makes a strength or weakness. */
export const INSIGHT_THRESHOLD_PERCENT = 30;

/** The number of quizzes that a dashboard lists with waiting work. */
export const MAX_WAITING_QUIZZES = 6;

export const DEMO_REQUESTS_PER_PAGE = 10;
export const MAX_DEMO_MESSAGE_CHARACTERS = 4_000;

/** The maximum number of reports written at once (spec section 5). */
export const MAX_REPORT_STUDENTS = 30;
/** The largest bank that a dialog can list at once. */
export const MAX_BANK_COMMENTS = 5_000;
export const MAX_REPORT_NOTE_CHARACTERS = 2_000;
export const MAX_REPORT_CHARACTERS = 5_000;
/**
 * Room for all notes and units, with names instead of “you”, so that a report can still be edited.
 */
export const MAX_EDITED_REPORT_CHARACTERS = 20_000;
/** Longer reports do not fit the forms that schools print them on. */
export const REPORT_CHARACTERS = { short: 450, medium: 750, long: 1_100 } as const;
/** The number of model calls on a page of their record, and how long the record is kept. */
export const MODEL_CALLS_PER_PAGE = 50;
export const MODEL_CALLS_KEPT_DAYS = 365;

/**
 * How long deliveries to webhooks are kept: much longer than events are looked for, which is a day.
 */
export const WEBHOOK_DELIVERIES_KEPT_DAYS = 30;

/**
 * The number of reports that a model writes concurrently: a whole class, within the 70 s of a call.
 */
export const REPORTS_SIDE_BY_SIDE = 30;

/** A quiz older than this shows an age indicator (spec section 4, Archive). */
export const ARCHIVE_AGE_INDICATOR_DAYS = 90;

/** How long an access token for scripts lasts. */
export const API_TOKEN_DAYS = { min: 1, max: 366, default: 90 } as const;
/** The maximum number of active tokens per person. */
export const MAX_API_TOKENS_PER_PERSON = 50;

/**
 * After this long, the marking services respond with what is done: callers give up after 70 s (spec
 * section 7), and the results would be lost.
 */
export const SERVICE_ANSWER_SECONDS = 60;

/** The minimum length of a search, and how many results of each kind it returns. */
export const MIN_SEARCH_CHARACTERS = 2;
export const MAX_FOUND_OF_A_KIND = 5;

/**
 * The number of texts listed under Welfare: of open ones at first, and of decided ones on a page.
 */
export const CONCERNS_LISTED = 200;
