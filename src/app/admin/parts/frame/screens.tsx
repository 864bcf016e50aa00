import { Outlet } from 'react-router';

export { AdminFault as ErrorBoundary } from './fault.tsx';

/** Between the frame and the screens: what a screen refuses stands in its place, and the menu stays. */
export default function Screens() {
  return <Outlet />;
}
