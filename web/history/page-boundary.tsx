import { Component, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';

interface BoundaryProps {
  location: Location;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  /** Clears the error when the location changes, because another page may work. */
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Shows the fallback when a page throws, until another page is opened. */
export function PageBoundary(props: Omit<BoundaryProps, 'location'>) {
  return <Boundary {...props} location={useLocation()} />;
}
