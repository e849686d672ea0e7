import { useSearchParams } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';

const views = ['students', 'teachers', 'administrators', 'add-people'] as const;
export type UsersView = (typeof views)[number];

/** The role that each tab of people shows. */
export const roleOfView = {
  students: 'student',
  teachers: 'teacher',
  administrators: 'admin',
} as const satisfies Partial<Record<UsersView, Role>>;

export type PeopleView = keyof typeof roleOfView;

/** Keeps the open tab of /manage-users in the address. */
export function useUsersView() {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'students';

  /** Adds a history entry; the search stays, because it applies to every tab. */
  const openView = (next: string | null) => {
    const search = params.get('search');
    setParams(
      { ...(next && { view: next }), ...(search && { search }) },
      { preventScrollReset: true },
    );
  };

  return { view, openView };
}
