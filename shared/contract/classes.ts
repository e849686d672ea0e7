import { z } from 'zod';
import { classSorts } from '../choices.ts';
import {
  CLASSES_PER_PAGE,
  MAX_CARDS_AT_ONCE,
  MAX_CLASS_SEARCH_RESULTS,
  MAX_NAME_CHARACTERS,
  MAX_STUDENTS_ADDED_AT_ONCE,
  STUDENTS_PER_CLASS_PAGE,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { classesMessages } from '../messages/classes.ts';
import { leaverSchema, signInStates } from './accounts.ts';
import { drawnId, page, pageSize, shortText, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/** The parts of a teacher of a class other than its owner. A cover ends after a day. */
export const addedTeacherParts = ['co-teacher', 'cover'] as const;

/** A class's join code as people type it, in the format of a teacher code (spec section 3). */
const teacherCode = shortText.pipe(
  z.string().min(1, classesMessages.codeRequired).max(MAX_NAME_CHARACTERS).toUpperCase(),
);
const byCode = z.object({ teacherCode });
/** The class that a call of the spec's screens is about: by default the teacher's first. */
const byOwnCode = z.object({ teacherCode: teacherCode.optional() });
const day = z.iso.date(classesMessages.dayInvalid);

/** A teacher's input for a class. */
export const classInputSchema = z.object({
  name: shortText.pipe(z.string().min(1, classesMessages.nameRequired).max(MAX_NAME_CHARACTERS)),
  subject: shortText.default(''),
  yearGroup: shortText.default(''),
  academicYear: shortText.default(''),
});

export const classTeacherSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  part: z.enum(['owner', ...addedTeacherParts]),
  /** The last day of a cover. */
  untilDay: z.string().nullable(),
});

/** A class, as shown to its teachers. */
const classSchema = z.object({
  teacherCode: z.string(),
  /** A class that was never named has its teacher's name. */
  name: z.string(),
  subject: z.string(),
  yearGroup: z.string(),
  academicYear: z.string(),
  archivedAt: timestamp.nullable(),
  studentCount: z.number().int(),
  /** Sorted with the owner first. */
  teachers: z.array(classTeacherSchema),
  abilities: z.object({
    /** Permission to change its name and its students. */
    canChange: z.boolean(),
    /** Permission to change its teachers, and to archive it. */
    canManage: z.boolean(),
  }),
});
export type ClassTeacherPart = z.infer<typeof classTeacherSchema>['part'];
export type SchoolClass = z.infer<typeof classSchema>;

/** A student in their class teacher's list (spec section 2, /view-students). */
const classStudentSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  /**
   * Distinguishes them from others with their name who share a class or a quiz with them; otherwise
   * "".
   */
  detail: z.string(),
  joinedAt: timestamp,
  /** Whether they can sign in, and if not, why; the states are those of users. */
  state: z.enum(signInStates),
  /** Null for someone who has not left, or was let back in. */
  leaver: leaverSchema.nullable(),
});
export type ClassStudent = z.infer<typeof classStudentSchema>;

const personSchema = z.object({ id: z.string(), displayName: z.string(), email: z.string() });
export type FoundPerson = z.infer<typeof personSchema>;

/** The outcome of a line in a pasted list. */
const lineOutcomes = ['found', 'in-class', 'several', 'staff', 'unknown'] as const;
const checkedLineSchema = z.object({
  line: z.string(),
  outcome: z.enum(lineOutcomes),
  /** The student it names, if that is clear. */
  student: personSchema.nullable(),
});
export type CheckedLine = z.infer<typeof checkedLineSchema>;

/** A student's sign-in details: shown once, to be printed. */
const cardSchema = z.object({
  userId: z.string(),
  displayName: z.string(),
  /** Their username, or their email if they have one. */
  signInName: z.string(),
  /**
   * Null for someone who signs in with an account elsewhere, because passwords are switched off.
   */
  password: z.string().nullable(),
});
export type SignInCard = z.infer<typeof cardSchema>;

/** How someone joined a class; a student who joined by its code may leave again. */
const joiningSchema = z.object({ joinedAt: timestamp, joinedByCode: z.boolean() });
export type Joining = z.infer<typeof joiningSchema>;

const userIds = z.array(userId).min(1).max(MAX_STUDENTS_ADDED_AT_ONCE);

export const classesContract = {
  /** Joins the class with this teacher code; joining twice is a no-op. */
  join: permitted('class.join', 'ownRows', { limit: 'code-guess' })
    .route({ method: 'POST', path: '/classes/join' })
    .input(byCode)
    .output(z.object({ teacherCode: z.string(), teacherName: z.string() }))
    .errors(
      errors(
        'TEACHER_CODE_INVALID',
        'TEACHER_PROFILE_NOT_FOUND',
        'CLASS_ARCHIVED',
        'TOO_MANY_CODES',
      ),
    ),

  /** Lists the classes that the student is in. */
  listJoined: permitted('class.join', 'ownRows')
    .route({ method: 'GET', path: '/classes/joined' })
    .output(
      z.object({
        items: z.array(
          z.object({
            teacherCode: z.string(),
            name: z.string(),
            subject: z.string(),
            teacherNames: z.array(z.string()),
            /** True if the student joined by the code. */
            canLeave: z.boolean(),
          }),
        ),
      }),
    ),

  leave: permitted('class.join', 'ownRows')
    .route({ method: 'DELETE', path: '/classes/{teacherCode}/membership' })
    .input(byCode)
    .output(z.object({ left: z.literal(true) }))
    .errors(errors('NOT_FOUND', 'NOT_JOINED_BY_CODE')),

  /**
   * Lists the classes that the actor teaches, or all of them: their first one first, then by name.
   */
  list: permitted('class.list', 'ownRows')
    .route({ method: 'GET', path: '/classes' })
    .input(
      z.object({
        /** Part of a name, a subject, a year group, a code, or a teacher's name. */
        search: shortText.optional(),
        archived: z.stringbool().or(z.boolean()).default(false),
        page,
        pageSize: pageSize(CLASSES_PER_PAGE),
      }),
    )
    .output(z.object({ items: z.array(classSchema), total: z.number() })),

  get: permitted('class.list-students', 'classByCode')
    .route({ method: 'GET', path: '/classes/{teacherCode}' })
    .input(byCode)
    .output(classSchema),

  create: permitted('class.create')
    .route({ method: 'POST', path: '/classes', successStatus: 201 })
    .input(classInputSchema)
    .output(classSchema),

  update: permitted('class.change', 'classByCode')
    .route({ method: 'PUT', path: '/classes/{teacherCode}' })
    .input(byCode.extend(classInputSchema.shape))
    .output(classSchema),

  /** Archives a class, or makes it active again. */
  setArchived: permitted('class.change-teachers', 'classByCode')
    .route({ method: 'PUT', path: '/classes/{teacherCode}/archived' })
    .input(byCode.extend({ archived: z.boolean() }))
    .output(classSchema),

  /**
   * Makes someone a teacher of the class; a new owner takes it over, and the old one stays a
   * teacher. If its code was the old owner's own, they keep it for an empty class, and this one
   * gets a new code.
   */
  setTeacher: permitted('class.change-teachers', 'classByCode')
    .route({ method: 'PUT', path: '/classes/{teacherCode}/teachers/{userId}' })
    .input(
      z.object({
        teacherCode,
        userId,
        part: z.enum(['owner', ...addedTeacherParts]),
        /** The last day of a cover; only for covers, which require it. */
        untilDay: day.nullable().default(null),
      }),
    )
    .output(classSchema)
    .errors(
      errors('NOT_STAFF', 'PERSON_SUSPENDED', 'COVER_NEEDS_DAY', 'OWNER_STAYS', 'CLASS_CHANGED'),
    ),

  removeTeacher: permitted('class.change-teachers', 'classByCode')
    .route({ method: 'DELETE', path: '/classes/{teacherCode}/teachers/{userId}' })
    .input(byCode.extend({ userId }))
    .output(classSchema)
    .errors(errors('OWNER_STAYS', 'CLASS_CHANGED')),

  listStudents: permitted('class.list-students', 'ownClass')
    .route({ method: 'GET', path: '/classes/students' })
    .input(
      byOwnCode.extend({
        search: shortText.optional(),
        sort: z.enum(classSorts).default('displayName'),
        direction: z.enum(['asc', 'desc']).default('asc'),
        page,
        pageSize: pageSize(STUDENTS_PER_CLASS_PAGE),
      }),
    )
    .output(z.object({ items: z.array(classStudentSchema), total: z.number() })),

  /**
   * Adds students to a class; those already in it stay unchanged. With the joining details that
   * removeStudent returned, puts a student back as before.
   */
  addStudents: permitted('class.change', 'classByCode')
    .route({ method: 'POST', path: '/classes/{teacherCode}/students' })
    .input(byCode.extend({ userIds, ...joiningSchema.partial().shape }))
    .output(z.object({ added: z.number().int() }))
    .errors(errors('CLASS_ARCHIVED', 'STUDENT_NOT_FOUND')),

  /**
   * Creates accounts for students without an email, in this class. For an id that already exists,
   * creates none but gives the account a new password, if the same person created it in this class
   * and nobody has used it; otherwise responds with DELETED_MEANWHILE.
   */
  createStudents: permitted('class.change', 'classByCode')
    .route({ method: 'POST', path: '/classes/{teacherCode}/new-students', successStatus: 201 })
    .input(
      byCode.extend({
        names: z
          .array(shortText.pipe(z.string().min(1).max(MAX_NAME_CHARACTERS)))
          .min(1)
          .max(MAX_CARDS_AT_ONCE),
        /**
         * Ids chosen by the client, in the order of the names: a repeated request creates no second
         * accounts.
         */
        newUserIds: z
          .array(drawnId)
          .max(MAX_CARDS_AT_ONCE)
          .refine((ids) => new Set(ids).size === ids.length)
          .optional(),
      }),
    )
    .output(z.object({ cards: z.array(cardSchema.extend({ password: z.string() })) }))
    .errors(errors('CLASS_ARCHIVED', 'NAME_TOO_COMMON')),

  /**
   * Gives students of this class new passwords, on new cards: the named students, or otherwise as
   * many as fit of those without an email who cannot sign in yet. Suspended students get none. If
   * passwords are switched off, the card of a named student with an email has no password, and
   * nothing changes.
   */
  makeCards: permitted('user.reset', 'classByCode')
    .route({ method: 'POST', path: '/classes/{teacherCode}/cards' })
    .input(byCode.extend({ userIds: z.array(userId).min(1).max(MAX_CARDS_AT_ONCE).optional() }))
    .output(z.object({ cards: z.array(cardSchema) }))
    .errors(errors('CLASS_ARCHIVED', 'STUDENT_NOT_FOUND', 'PERSON_SUSPENDED')),

  /** Moves students from one class to another, all or none. */
  moveStudents: permitted('class.change', 'bothClasses')
    .route({ method: 'POST', path: '/classes/{teacherCode}/students/move' })
    .input(byCode.extend({ toTeacherCode: teacherCode, userIds }))
    .output(z.object({ moved: z.number().int() }))
    .errors(errors('CLASS_ARCHIVED', 'STUDENT_NOT_FOUND')),

  removeStudent: permitted('class.change', 'ownClass')
    .route({ method: 'DELETE', path: '/students/{userId}/class' })
    .input(byOwnCode.extend({ userId }))
    .output(joiningSchema.extend({ removed: z.literal(true) })),

  /** Finds people of the school to add to a class, or to teach it. */
  findPeople: permitted('class.find-people')
    .route({ method: 'GET', path: '/classes/people' })
    .input(z.object({ search: shortText, who: z.enum(['students', 'staff']) }))
    .output(z.object({ items: z.array(personSchema).max(MAX_CLASS_SEARCH_RESULTS) })),

  /** Returns whom each line of a pasted list names: by email, or by full name. */
  checkLines: permitted('class.change', 'classByCode')
    .route({ method: 'POST', path: '/classes/{teacherCode}/students/check' })
    .input(byCode.extend({ lines: z.array(shortText).min(1).max(MAX_STUDENTS_ADDED_AT_ONCE) }))
    .output(z.object({ lines: z.array(checkedLineSchema) })),
};
