import { data } from 'react-router';
import { translatorFor } from '#messages';
import { refusalStatus } from '#shop/refusals.ts';
import { visitContext } from '../context.ts';
import type { Route } from './+types/not-found';
import { requireStaff } from './load-action.server.ts';

/** Unknown addresses of the back office. */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  await requireStaff(args);
  const { language } = args.context.get(visitContext);
  const code = 'admin.not-found';
  const words = translatorFor(language).t('admin:fault.noScreen');
  throw data({ code, words }, { status: refusalStatus(code) });
}

export default function NotFound() {
  return null;
}
