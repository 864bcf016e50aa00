import { data, useActionData, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { isExpired } from '#shop/gift-cards';
import { refusalStatus } from '#shop/refusals.ts';
import { BalancePage, type ShownBalance } from '#views/gift-card/balance-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/gift-card';

const PATH = '/gift-card/';
const LONGEST_CODE = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const { language, publicUrl, assets } = context.get(visitContext);
  const { settings } = context.get(shopContext);
  if (!(await settings.all())['giftCards.enabled']) throw data(null, { status: 404 });
  const title = wordsIn(language)('giftCards:balance.title');
  return { title, publicUrl, stylesheet: assets.purchaseStylesheet };
}

type Answered = Readonly<{ card: ShownBalance | null; typed: string; error: string | null }>;

/** Shows the balance of a code, unless its network tried too many: the server counts them before this runs. */
export async function action({ context, request }: Route.ActionArgs) {
  const { language, now, giftCardRefusal: early } = context.get(visitContext);
  const { giftCards } = context.get(shopContext);
  const sent = (await request.formData()).get('gift_card_code');
  const typed = typeof sent === 'string' ? cutText(sent.trim(), LONGEST_CODE) : '';
  const t = wordsIn(language);
  const answer = (answered: Answered, status: number) => data(answered, { status });
  if (typed === '') return answer({ card: null, typed, error: t('giftCards:balance.enter') }, 422);
  if (early !== null) {
    const { code, minutes } = early;
    // Details of a cart are not shown here.
    const error = t(refusalKey('customers.too-many-minutes'), { count: minutes, minutes });
    return answer({ card: null, typed, error }, refusalStatus(code));
  }
  const result = await giftCards.find(typed);
  if (!result.ok) {
    const { code } = result.refusal;
    return answer({ card: null, typed, error: t(refusalKey(code), result.refusal) }, refusalStatus(code));
  }
  const { lastFour, balance, initial, expiresAt } = result.value;
  const card = { lastFour, balance, initial, expiresAt, isExpired: isExpired(result.value, now) };
  return answer({ card, typed: '', error: null }, 200);
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function GiftCardBalance() {
  const { title, publicUrl, stylesheet } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <BalancePage
        card={answered?.card ?? null}
        typed={answered?.typed ?? ''}
        error={answered?.error ?? null}
      />
    </>
  );
}
