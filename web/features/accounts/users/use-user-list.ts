import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { USERS_PER_PAGE } from '../../../../shared/business-rules.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { useListAddress } from '../../../ui/lists/use-list-address.ts';

/** Loads one page of the people with a role who match the search, which is in the address. */
export function useUserList(role: Role) {
  const address = useListAddress();
  const { search, page } = address;
  const query = useQuery(
    api.accounts.listUsers.queryOptions({
      input: { role, search: search.trim() || undefined, page, pageSize: USERS_PER_PAGE },
      // While another page of the same tab loads, the current one stays.
      placeholderData: (previous) => (previous?.items[0]?.role === role ? previous : undefined),
    }),
  );

  const [counts, setCounts] = useState(query.data?.counts);
  // The tabs keep their counts while another tab's page loads.
  if (query.data && query.data.counts !== counts) setCounts(query.data.counts);

  return { ...address, query, counts };
}

export type UserList = ReturnType<typeof useUserList>;
