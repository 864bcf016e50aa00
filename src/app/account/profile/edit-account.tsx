import { redirect, useActionData, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type ProfileChange, readProfileDraft, toProfileDraft } from '#shop/customers';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { DetailsPage } from '#views/account/profile/details-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/edit-account';

const PATH = '/my-account/edit-account/';
const ACTION = 'save-account-details';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  return {
    draft: toProfileDraft(customer),
    consent: customer.consent,
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('account:details.title'),
    publicUrl: visit.publicUrl,
  };
}

async function addNotices(visit: Visit, { awaits, hasNewPassword }: ProfileChange): Promise<void> {
  const message = hasNewPassword ? 'account:details.savedPassword' : 'account:details.saved';
  await visit.account.addNotice({ kind: 'success', message, facts: {} });
  if (awaits !== null)
    await visit.account.addNotice({
      kind: 'info',
      message: 'account:details.awaits',
      facts: { email: awaits },
    });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer, session } = await requireAccount(visit);
  const sent = await request.formData();
  const draft = readProfileDraft(sent);
  const form = { form: 'details' as const, draft, visit };
  if (!visit.account.allows(ACTION, sent.get('save-account-details-nonce')))
    return refusedForm(form, STALE_FORM);
  const { customers } = context.get(shopContext);
  const result = await customers.changeProfile({ customer, session: session.id, draft });
  if (!result.ok) return refusedForm(form, result.refusal);
  await addNotices(visit, result.value);
  throw redirect(addressIn(visit.language, PATH));
}

export const headers = accountHeaders;

export default function EditAccount() {
  const { draft, consent, nonce, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <DetailsPage
        draft={answered?.draft ?? draft}
        consent={consent}
        nonce={nonce}
        errors={answered ?? NO_ERRORS}
      />
    </>
  );
}
