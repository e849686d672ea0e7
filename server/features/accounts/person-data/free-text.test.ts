import { DatabaseError, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../../testing/factories.ts';
import { addMadeUpRow } from '../../../testing/database/fill-every-table.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildTracedStudent } from '../../../testing/quizzes/traced-student.ts';
import { eraseById } from './erase-person.ts';
import { listPersonColumns } from './person-columns-queries.ts';
import { readPersonData } from './person-data-queries.ts';

/** What remains after an erasure with texts, by the reason. */
const KEPT = {
  'The school’s questions and quizzes, which others use, and their files': [
    'question_revisions.before',
    'questions.level',
    'questions.mark_scheme_answer',
    'questions.mark_scheme_image_url',
    'questions.options',
    'questions.question_image_url',
    'questions.question_text',
    'questions.spec_code',
    'questions.subject',
    'questions.synonyms',
    'questions.topic',
    'quizzes.subject',
    'quizzes.title',
    'uploads.id',
    'uploads.media_type',
    'uploads.storage_key',
  ],
  'What teachers say to each other of a report: it goes with the report': [
    'report_decisions.passages',
    'report_remarks.remark',
  ],
  'The school’s comments, classes, years and settings, and what it accepted': [
    'leaving_acceptances.fields',
    'leaving_acceptances.provider',
    'marking_runs.teacher_codes',
    'report_comments.comment',
    'report_comments.subject',
    'rollovers.academic_year',
    'roster_classes.academic_year',
    'roster_classes.name',
    'roster_classes.source_id',
    'roster_classes.subject',
    'roster_classes.year_group',
    'school_settings.name',
    'school_settings.value',
  ],
  'Greenpen’s own words, codes and hashes, and the scheme’s': [
    'appeals.point',
    'attempts.receipt_code',
    'earlier_attempts.receipt_code',
    'mark_events.marker',
    'mark_events.prompt_hash',
    'marking_runs.failure',
    'sample_answers.predicted_for',
  ],
  'The audit trail tells who did what from where; names and addresses of email are taken out': [
    'audit_events.action',
    'audit_events.detail',
    'audit_events.from_address',
  ],
  'Safeguarding records outlive the account': [
    'welfare_concerns.kinds',
    'welfare_concerns.question_id',
    'welfare_concerns.quiz_code',
    'welfare_concerns.student_name',
    'welfare_concerns.text',
    'welfare_concerns.told_by',
    'welfare_events.actor_name',
    'welfare_events.detail',
  ],
};

/** What an export does not quote, by the reason; the export does say which rows name the person. */
const NOT_EXPORTED = {
  'They quote answers, which are exported whole': ['blind_marks.points'],
  'The school’s, whoever made or changed it': [
    'leaving_acceptances.fields',
    'leaving_acceptances.provider',
    'question_revisions.before',
    'report_comments.comment',
    'report_comments.subject',
    'rollovers.academic_year',
    'roster_classes.academic_year',
    'roster_classes.name',
    'roster_classes.source_id',
    'roster_classes.subject',
    'roster_classes.year_group',
    'school_settings.name',
    'school_settings.value',
  ],
  'A number of the scheme and of the answer, and the marker’s name': [
    'sample_answers.predicted_for',
  ],
  'It speaks of students: a person must judge what may be given out': [
    'report_decisions.passages',
    'report_remarks.remark',
  ],
  'Safeguarding records: the lead judges what may be given out': [
    'welfare_concerns.kinds',
    'welfare_concerns.student_name',
    'welfare_concerns.text',
    'welfare_concerns.told_by',
    'welfare_events.actor_name',
    'welfare_events.detail',
  ],
};

interface TextColumn {
  table: string;
  column: string;
  type: 'text' | 'jsonb' | 'text[]';
}

const nameOf = ({ table, column }: TextColumn) => `${table}.${column}`;
const wordsFor = (column: TextColumn) => `words in ${nameOf(column)} only`;
const asValue = {
  text: (words: string) => words,
  jsonb: (words: string) => JSON.stringify([{ quote: words }]),
  'text[]': (words: string) => [words],
};

/** True if the statement succeeded; keys and checks may refuse it. */
async function isAllowed(client: PoolClient, text: string, values: unknown[]): Promise<boolean> {
  await client.query('savepoint before');
  try {
    await client.query(text, values);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.code?.startsWith('23')) throw error;
    await client.query('rollback to before');
    return false;
  }
}

describe('words in a row that names a person', () => {
  let app: TestApp;
  let free: TextColumn[];
  let exported: string;
  let left: string[];

  /**
   * Links every row of the tables that outlive an account to this person, and fills it with words.
   */
  async function fillWithWords(client: PoolClient, id: string): Promise<void> {
    const persons = await listPersonColumns(app.database);
    const goes = new Set(persons.filter((one) => one.goesWithAccount).map(({ table }) => table));
    // An account is exported and deleted as a whole.
    const outliving = persons.filter(({ table }) => table !== 'user' && !goes.has(table));
    const isPerson = new Set(outliving.map(({ table, column }) => `${table}.${column}`));
    for (const table of new Set(outliving.map((one) => one.table))) {
      const { rowCount } = await client.query(`select from "${table}" limit 1`);
      if (rowCount === 0) await addMadeUpRow(client, table);
    }
    for (const { table, column } of outliving) {
      await isAllowed(client, `update "${table}" set "${column}" = $1`, [id]);
    }
    const { rows } = await client.query<TextColumn>(
      `select relname as "table", attname as "column", format_type(atttypid, null) as type
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relname = any ($1) and attnum > 0 and attgenerated = ''
         and not attisdropped and format_type(atttypid, null) in ('text', 'jsonb', 'text[]')
       order by 1, 2`,
      [outliving.map(({ table }) => table)],
    );
    for (const one of rows.filter((row) => !isPerson.has(nameOf(row)))) {
      const [{ table, column, type }, words] = [one, wordsFor(one)];
      const statement = `update "${table}" set "${column}" = $1
        where ctid = (select max(ctid) from "${table}")`;
      // Always the row that was written last. A column that a key or a check protects cannot hold
      // free text.
      if (await isAllowed(client, statement, [asValue[type](words)])) free.push(one);
    }
  }

  beforeAll(async () => {
    app = await startTestApp();
    free = [];
    const { student, quizCode } = await buildTracedStudent(app, await buildTeacher(app.database));
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(`select set_config('greenpen.opens_records', 'on', true)`);
    await client.query(`insert into marking_usage (teacher_id, month) values ('', '2026-11')`);
    await client.query(
      `insert into marking_runs (quiz_code, started_by, mode) values ($1, '', 'all')`,
      [quizCode],
    );
    await fillWithWords(client, student.id);
    await client.query('commit');
    exported = JSON.stringify(
      await readPersonData(app.database, { ...student, displayName: student.name }),
    );
    await eraseById(app.database, student.id, { withTexts: true });
    left = [];
    for (const one of free) {
      const { rowCount } = await client.query(
        `select from "${one.table}" where position($1 in "${one.column}"::text) > 0`,
        [wordsFor(one)],
      );
      if (rowCount !== 0) left.push(nameOf(one));
    }
    client.release();
  });
  afterAll(() => app.stop());

  it('are erased, or listed with the reason why they stay', () => {
    expect(left).toEqual(Object.values(KEPT).flat().toSorted());
  });

  it('are exported, or listed with the reason why not', () => {
    const untold = free.filter((one) => !exported.includes(wordsFor(one))).map(nameOf);
    expect(untold).toEqual(Object.values(NOT_EXPORTED).flat().toSorted());
  });
});
