import { data } from 'react-router';

/** Any address that no page has. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound(): null {
  return null;
}
