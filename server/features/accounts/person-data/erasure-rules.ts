export const ERASED_NAME = 'Erased person';

/** What happens to a row that refers to an erased person. */
interface Remainder {
  /** The column that holds their name, which is replaced; absent if there is none. */
  name?: string;
  /** Why the row keeps what it says about them. */
  keptBecause?: string;
}

const leadsToNobody: Remainder = {};
const safeguarding: Remainder = { keptBecause: 'Safeguarding records outlive the account.' };

/**
 * The columns that refer to a person and outlive the account, by table and column; rows of any
 * other table are deleted with it. A test compares this with the catalogue, so that every new
 * column gets a decision.
 */
export const remainders: Readonly<Record<string, Remainder>> = {
  'api_tokens.made_by': leadsToNobody,
  'appeals.decided_by': leadsToNobody,
  'appeals.user_id': leadsToNobody,
  'attempt_events.teacher_id': leadsToNobody,
  'attempt_events.user_id': leadsToNobody,
  'attempts.user_id': leadsToNobody,
  'audit_events.actor_id': { name: 'actor_name' },
  'audit_events.subject_id': { name: 'subject_name' },
  'blind_marks.teacher_id': leadsToNobody,
  'blind_marks.user_id': leadsToNobody,
  'bulk_demand.set_by': leadsToNobody,
  'earlier_answers.confirmed_by': leadsToNobody,
  'earlier_answers.user_id': leadsToNobody,
  'earlier_attempts.user_id': leadsToNobody,
  'held_answers.user_id': leadsToNobody,
  'late_answers.user_id': leadsToNobody,
  'leaving_acceptances.accepted_by': leadsToNobody,
  'mark_events.new_confirmed_by': leadsToNobody,
  'mark_events.old_confirmed_by': leadsToNobody,
  'mark_events.teacher_id': leadsToNobody,
  'mark_events.user_id': leadsToNobody,
  'marking_run_items.user_id': leadsToNobody,
  'marking_runs.started_by': leadsToNobody,
  'marking_usage.teacher_id': leadsToNobody,
  'question_revisions.changed_by': leadsToNobody,
  'questions.created_by': leadsToNobody,
  'quizzes.creator_uid': leadsToNobody,
  'report_batches.reader_id': leadsToNobody,
  'report_comments.created_by': leadsToNobody,
  'report_decisions.decided_by': leadsToNobody,
  'report_remarks.author_id': leadsToNobody,
  'reports.signed_by': leadsToNobody,
  'rollovers.made_by': leadsToNobody,
  'roster_classes.owner_id': leadsToNobody,
  'sample_answers.user_id': leadsToNobody,
  'school_settings.changed_by': leadsToNobody,
  'skipped_samples.skipped_by': leadsToNobody,
  'submissions.confirmed_by': leadsToNobody,
  'submissions.user_id': leadsToNobody,
  'uploads.uploaded_by': leadsToNobody,
  'user.assigned_by': leadsToNobody,
  'user.role_changed_by': leadsToNobody,
  'welfare_concerns.decided_by': safeguarding,
  'welfare_concerns.teacher_id': safeguarding,
  'welfare_concerns.user_id': safeguarding,
  'welfare_events.actor_id': safeguarding,
};
