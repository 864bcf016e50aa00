import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { parseSessionId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type Account, deviceOf } from '#shop/customers';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { SecurityPage } from '#views/account/profile/security-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/security';

const PATH = '/my-account/security/';
const ACTION = 'jamra-security';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { customer, session: ownSession } = await requireAccount(visit);
  const { twoFactor, sessions } = shop.customers;
  const t = wordsIn(visit.language);
  const { 'shop.name': name } = await shop.settings.all();
  const asks = visit.url.searchParams.get('two-factor') === 'scan' && !customer.hasTwoFactor;
  return {
    isOn: customer.hasTwoFactor,
    codesLeft: await twoFactor.codesLeft(customer.id),
    setup: asks ? await twoFactor.prepare(customer.id, inLanguage(name, visit.language)) : null,
    sessions: (await sessions.list(customer.id))
      .map((session) => ({
        ...session,
        device: deviceOf(session.agent),
        isThis: session.id === ownSession.id,
      }))
      .sort((a, b) => Number(b.isThis) - Number(a.isThis)),
    nonce: visit.account.nonce(ACTION),
    title: t('account:security.title'),
    publicUrl: visit.publicUrl,
  };
}

type Sent = { shop: Shop; visit: Visit; account: Account; sent: FormData };

async function turnOn({ shop, visit, account, sent }: Sent) {
  const result = await shop.customers.twoFactor.turnOn(account.customer.id, textOf(sent, 'code'));
  if (!result.ok) return refusedForm({ form: 'code' as const, draft: null, visit }, result.refusal);
  return data({ form: 'on' as const, recovery: result.value, problems: {}, refusal: null });
}

async function turnOff({ shop, visit, account, sent }: Sent) {
  const result = await shop.customers.twoFactor.turnOff(account.customer.id, textOf(sent, 'password'));
  if (!result.ok) return refusedForm({ form: 'off' as const, draft: null, visit }, result.refusal);
  await visit.account.addNotice({ kind: 'success', message: 'account:security.turnedOff', facts: {} });
  throw redirect(addressIn(visit.language, PATH));
}

/** Ends one session, or all others. */
async function endSessions({ shop, visit, account, sent }: Sent): Promise<never> {
  const { sessions } = shop.customers;
  const { customer, session } = account;
  const named = parseSessionId(sent.get('end'));
  if (sent.has('end_all')) {
    const count = await sessions.endAll(customer.id, session.id);
    await visit.account.addNotice({
      kind: 'success',
      message: 'account:security.endedAll',
      facts: { count },
    });
  } else if (named !== null && named !== session.id && (await sessions.end(customer.id, named)))
    await visit.account.addNotice({ kind: 'success', message: 'account:security.ended', facts: {} });
  throw redirect(addressIn(visit.language, PATH));
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const account = await requireAccount(visit);
  const sent = await request.formData();
  if (!visit.account.allows(ACTION, sent.get('jamra-security-nonce')))
    return refusedForm({ form: 'code' as const, draft: null, visit }, STALE_FORM);
  if (sent.has('prepare')) throw redirect(`${addressIn(visit.language, PATH)}?two-factor=scan`);
  const all = { shop: context.get(shopContext), visit, account, sent };
  if (sent.has('turn_on')) return turnOn(all);
  return sent.has('turn_off') ? turnOff(all) : endSessions(all);
}

export const headers = accountHeaders;

export default function Security() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <SecurityPage
        {...page}
        recovery={answered?.form === 'on' ? answered.recovery : null}
        errors={answered ?? NO_ERRORS}
      />
    </>
  );
}
