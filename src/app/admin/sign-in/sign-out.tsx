import { redirect } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { visitContext } from '../../context.ts';
import type { Route } from './+types/sign-out';

/** Only a POST ends the session; a GET redirects to the sign-in page. */
export async function loader({ context }: Route.LoaderArgs) {
  throw redirect(addressIn(context.get(visitContext).language, '/admin/sign-in/'));
}

export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await visit.staff.signedOut();
  throw redirect(addressIn(visit.language, '/admin/sign-in/'));
}
