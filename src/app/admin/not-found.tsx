import { data } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { visitContext } from '../context.ts';
import type { Route } from './+types/not-found';
import { requireStaff } from './load-action.server.ts';

/** An address of the back office that is none of its screens. */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  await requireStaff(args);
  const { language } = args.context.get(visitContext);
  const refusal = { code: 'admin.not-found' } as const;
  throw data({ words: refusalText(refusal, language) }, { status: refusalStatus(refusal.code) });
}

export default function NotFound() {
  return null;
}
