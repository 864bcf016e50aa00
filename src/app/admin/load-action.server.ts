import { data, type RouterContextProvider, redirect } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { addressIn } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { Right, SignedIn } from '#shop/staff';
import { adminContext, shopContext, type Visit, visitContext } from '../context.ts';

type Args = { context: Readonly<RouterContextProvider> };

/** The longest `next` parameter; proxies refuse response headers of more than 4 to 16 kB. */
const LONGEST_NEXT = 1000;

/** The sign-in page, with the requested URL as `next` unless it is too long for a header. */
function signInAddress(visit: Visit): string {
  const signIn = addressIn(visit.language, '/admin/sign-in/');
  const next = visit.url.pathname.replace(/(\/_)?\.data$/, '/') + visit.url.search;
  return next.length > LONGEST_NEXT ? signIn : `${signIn}?${new URLSearchParams({ next })}`;
}

/** The signed-in member; others are redirected to the sign-in page, or to a required setup. */
export async function requireStaff({ context }: Args): Promise<SignedIn> {
  const visit = context.get(visitContext);
  const signedIn = await visit.staff.open();
  if (signedIn === null) throw redirect(signInAddress(visit));
  const settings = await context.get(shopContext).settings.all();
  if (settings['staff.secondFactor'] === 'required' && !signedIn.member.hasSecondFactor)
    throw redirect(addressIn(visit.language, '/admin/second-factor/'));
  return signedIn;
}

/** The member's rights; screens hide actions without the right. */
export async function rightsIn(args: Args): Promise<readonly Right[]> {
  return (await requireStaff(args)).member.rights;
}

/** For screens that only serve to change something. @throws the refusal if the member lacks the right */
export async function requireRight(args: Args, right: Right): Promise<void> {
  if ((await rightsIn(args)).includes(right)) return;
  const refusal = { code: 'staff.forbidden' as const, right };
  const { language } = args.context.get(visitContext);
  throw data(
    { code: refusal.code, words: refusalText(refusal, language) },
    { status: refusalStatus(refusal.code) },
  );
}

/**
 * Runs a read action for a loader. Visitors who are not signed in are redirected to the sign-in page; a refusal is
 * shown as the page's error.
 */
export async function loadAction<Name extends ActionName>(
  args: Args,
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name>> {
  const signedIn = await requireStaff(args);
  const visit = args.context.get(visitContext);
  const answer = await args.context.get(adminContext).perform({
    signedIn,
    name,
    sent: input,
    language: visit.language,
    address: visit.senderAddress,
    publicUrl: visit.publicUrl,
  });
  if (answer.ok) return answer.value as ValueOf<Name>;
  const { refusal } = answer;
  throw data(
    { code: refusal.code, words: refusalText(refusal, visit.language) },
    { status: refusalStatus(refusal.code) },
  );
}

/** Pages of the back office are personal and never cached. */
export const adminHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
