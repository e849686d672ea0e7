import { Places } from './places.tsx';
import { staffDestinations } from './staff-destinations.ts';

export function StaffNavigation({ role }: { role: 'teacher' | 'admin' }) {
  return <Places role={role} destinations={staffDestinations[role]} />;
}
