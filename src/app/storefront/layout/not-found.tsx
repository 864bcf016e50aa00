import { data } from 'react-router';

/** Any other URL. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound(): null {
  return null;
}
