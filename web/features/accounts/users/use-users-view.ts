import { useSearchParams } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';

const views = ['students', 'teachers', 'administrators', 'add-people'] as const;
export type UsersView = (typeof views)[number];

/** Whom the tabs of people show. */
export const roleOfView = {
  students: 'student',
  teachers: 'teacher',
  administrators: 'admin',
} as const satisfies Partial<Record<UsersView, Role>>;

export type PeopleView = keyof typeof roleOfView;

/** Which part of /manage-users is open, kept in the address. */
export function useUsersView() {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'students';

  /** A step in the history; a search stays, as it holds for every tab. */
  const openView = (next: string | null) => {
    const search = params.get('search');
    setParams(
      { ...(next && { view: next }), ...(search && { search }) },
      { preventScrollReset: true },
    );
  };

  return { view, openView };
}
