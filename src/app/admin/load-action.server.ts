import { data, type RouterContextProvider, redirect } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { addressIn } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { Right, SignedIn } from '#shop/staff';
import { adminContext, shopContext, type Visit, visitContext } from '../context.ts';

type Args = { context: Readonly<RouterContextProvider> };

/** No screen has a longer address; proxies refuse answers with headers of more than 4 to 16 kB. */
const LONGEST_NEXT = 1000;

/** The sign-in page, with the requested address as `next` unless it is too long for a header. */
function signInAddress(visit: Visit): string {
  const signIn = addressIn(visit.language, '/admin/sign-in/');
  const next = visit.url.pathname.replace(/(\/_)?\.data$/, '/') + visit.url.search;
  return next.length > LONGEST_NEXT ? signIn : `${signIn}?${new URLSearchParams({ next })}`;
}

/** Who is signed in; everybody else is led to the door, or to what they have to set up first. */
export async function requireStaff({ context }: Args): Promise<SignedIn> {
  const visit = context.get(visitContext);
  const signedIn = await visit.staff.open();
  if (signedIn === null) throw redirect(signInAddress(visit));
  const settings = await context.get(shopContext).settings.all();
  if (settings['staff.secondFactor'] === 'required' && !signedIn.member.hasSecondFactor)
    throw redirect(addressIn(visit.language, '/admin/second-factor/'));
  return signedIn;
}

/** What somebody may do, for the screens: what they may not, they are not offered. */
export async function rightsIn(args: Args): Promise<readonly Right[]> {
  return (await requireStaff(args)).member.rights;
}

/** A screen that is there to change something: who may not is told so in its place, before a field is filled in. */
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
 * What a page of the back office shows, asked for by action. Who is not signed in is led to the door; what the action refuses
 * is shown in the page's place with its sentence.
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

/** Pages of the back office are for one person: never kept. */
export const adminHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
