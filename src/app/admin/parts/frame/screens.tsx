import { Outlet } from 'react-router';

export { AdminFault as ErrorBoundary } from './fault.tsx';

/** The layout route between frame and screens, so that an error of a screen leaves the menu in place. */
export default function Screens() {
  return <Outlet />;
}
