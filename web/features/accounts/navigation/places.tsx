import { Link, useLocation } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';
import { type Destination, isWithin } from './destinations.ts';
import classes from './main-navigation.module.css';

interface PlacesProps {
  role: Role;
  destinations: readonly Destination[];
}

/** Navigation links of a role, with the current page's link marked. */
export function Places({ role, destinations }: PlacesProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={classes.navigation} data-role={role}>
      {destinations.map((destination) => {
        const { label, path, icon: Icon } = destination;
        const isCurrent = isWithin(destination, pathname);
        return (
          <Link
            key={path}
            to={path}
            viewTransition
            className={classes.place}
            aria-current={isCurrent ? (pathname === path ? 'page' : 'true') : undefined}
          >
            {Icon && <Icon size={22} className={classes.icon} aria-hidden />}
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
