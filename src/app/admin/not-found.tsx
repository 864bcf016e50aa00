import { data } from 'react-router';
import { sayRefusal } from '#desk/say.ts';
import { visitContext } from '../context.ts';
import type { Route } from './+types/not-found';
import { requireStaff } from './ask.server.ts';

/** An address of the back office that is none of its screens. */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  await requireStaff(args);
  const { language } = args.context.get(visitContext);
  throw data({ words: sayRefusal({ code: 'desk.not-found' }, language) }, { status: 404 });
}

export default function NotFound() {
  return null;
}
