import { z } from 'zod';
import { STUDENTS_PER_CLASS_PAGE } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { classesMessages } from '../messages/classes.ts';
import { page, pageSize, shortText, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/** A student as their class teacher lists them (spec section 2, /view-students). */
export const classStudentSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  joinedAt: timestamp,
});
export type ClassStudent = z.infer<typeof classStudentSchema>;

export const classSorts = ['displayName', 'email', 'joinedAt'] as const;

export const classesContract = {
  /** Joins the class of the teacher with this code; joining twice is harmless. */
  join: permitted('class.join', 'ownRows')
    .route({ method: 'POST', path: '/classes/join' })
    .input(
      z.object({
        teacherCode: shortText.pipe(z.string().min(1, classesMessages.codeRequired).toUpperCase()),
      }),
    )
    .output(z.object({ teacherCode: z.string(), teacherName: z.string() }))
    .errors(errors('TEACHER_CODE_INVALID')),

  listStudents: permitted('class.list-students', 'ownRows')
    .route({ method: 'GET', path: '/classes/students' })
    .input(
      z.object({
        search: shortText.optional(),
        sort: z.enum(classSorts).default('displayName'),
        direction: z.enum(['asc', 'desc']).default('asc'),
        page,
        pageSize: pageSize(STUDENTS_PER_CLASS_PAGE),
      }),
    )
    .output(z.object({ items: z.array(classStudentSchema), total: z.number() })),

  removeStudent: permitted('class.remove-student', 'personById')
    .route({ method: 'DELETE', path: '/classes/students/{userId}' })
    .input(z.object({ userId }))
    .output(z.object({ removed: z.literal(true) })),
};
