export const roles = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The rows that a permission covers: `own` means what the actor created or wrote, `shared` also
 * what belongs to a class whose co-teacher they are, `class` also what belongs to a class that they
 * only cover, and `all` everything. A quiz belongs to the classes that it is set for.
 */
export type Scope = 'none' | 'own' | 'shared' | 'class' | 'all';

type Row = Readonly<Record<Role, Scope>>;

const row = <const R extends Row>(scopes: R): R => scopes;

const staff = row({ student: 'none', teacher: 'own', admin: 'all' });
const staffShared = row({ student: 'none', teacher: 'all', admin: 'all' });
const classStaff = row({ student: 'none', teacher: 'class', admin: 'all' });
/**
 * A quiz's creator, and the teachers of a class that it is set for, for the students of that class.
 * The quiz's scope says which students those are (server/features/quizzes/find-scope.ts).
 */
const quizStaff = classStaff;
const classOwners = row({ student: 'none', teacher: 'shared', admin: 'all' });
const staffOwn = row({ student: 'none', teacher: 'own', admin: 'own' });
const students = row({ student: 'own', teacher: 'none', admin: 'none' });
const everyone = row({ student: 'own', teacher: 'own', admin: 'own' });
const typists = row({ student: 'own', teacher: 'own', admin: 'none' });

/** Who may do what, and to whose rows (spec section 6). The server's only source of rights. */
export const permissions = {
  'account.own': everyone,
  /** Access tokens for scripts: the actor's own, or anyone's. */
  'token.manage': staff,
  'user.list': { student: 'none', teacher: 'none', admin: 'all' },
  'user.change-role': classOwners,
  'user.set-extra-time': classStaff,
  'user.suspend': { student: 'none', teacher: 'none', admin: 'all' },
  'user.reset': classOwners,
  'user.correct': classOwners,
  'user.merge': { student: 'none', teacher: 'none', admin: 'all' },
  'user.delete': { student: 'none', teacher: 'none', admin: 'all' },
  'user.undo-role': staffOwn,
  'user.reset-second-factor': { student: 'none', teacher: 'none', admin: 'all' },
  'user.invite': staffShared,
  'user.activate-teachers': { student: 'none', teacher: 'none', admin: 'all' },
  'system.manage': { student: 'none', teacher: 'none', admin: 'all' },
  'demo-request.list': { student: 'none', teacher: 'none', admin: 'all' },
  'demo-request.delete': { student: 'none', teacher: 'none', admin: 'all' },
  'settings.manage': { student: 'none', teacher: 'none', admin: 'all' },
  'connection.manage': { student: 'none', teacher: 'none', admin: 'all' },
  'audit.list': { student: 'none', teacher: 'none', admin: 'all' },

  'year.roll-over': { student: 'none', teacher: 'none', admin: 'all' },
  'roster.import': { student: 'none', teacher: 'none', admin: 'all' },

  'class.join': students,
  'class.list': staff,
  'class.create': staffShared,
  'class.list-students': classStaff,
  'class.change': classOwners,
  'class.change-teachers': staff,
  'class.find-people': staffShared,

  'upload.create': staffShared,
  'upload.read': { student: 'own', teacher: 'all', admin: 'all' },

  'question.list': staffShared,
  'question.create': staffShared,
  'question.import': staffShared,
  'question.export': staffShared,
  'question.update': staff,
  'question.delete': staff,

  'quiz.create': staffShared,
  'quiz.import': staff,
  'quiz.delete': staff,
  'quiz.update': staff,
  'quiz.duplicate': quizStaff,
  'quiz.list': quizStaff,
  'quiz.read': quizStaff,
  'quiz.set': quizStaff,
  'quiz.lock': quizStaff,
  'quiz.release': quizStaff,

  'welfare.read': quizStaff,
  /** For the owner of the quiz or report; the safeguarding lead decides on all. */
  'welfare.decide': staff,

  'attempt.start': students,
  'attempt.answer': students,
  'attempt.finish': students,
  'attempt.supervise': quizStaff,

  'response.list': quizStaff,
  'response.mark': quizStaff,
  'scheme.try': staffShared,
  'scheme.teach': quizStaff,
  'marker.use': staffShared,
  'marker.inspect': { student: 'none', teacher: 'none', admin: 'all' },

  'score.list': students,
  'appeal.make': students,
  'result.read': quizStaff,
  'student.read': classStaff,
  'report.write': staffOwn,
  /** Includes reports that a colleague has handed in to be read. */
  'report.read': staffOwn,
  'result.overview': quizStaff,

  /** Results have their own permissions: server/features/search. */
  'search.use': { student: 'own', teacher: 'class', admin: 'all' },

  'typing.take': typists,
  'typing.read': typists,
  'typing.compare': { student: 'all', teacher: 'all', admin: 'none' },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof permissions;

/** The rows that an action may cover, over all roles. */
export type ScopeOf<A extends Action> = (typeof permissions)[A][Role];

/** True if the action covers only some rows for a role, so that each row must be checked. */
export type IsLimited<A extends Action> =
  Extract<ScopeOf<A>, 'own' | 'shared' | 'class'> extends never ? false : true;
