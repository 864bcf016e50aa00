import { Button, Stack, TextInput } from '@mantine/core';
import { data, Form, redirect, useActionData, useNavigation } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { addressIn } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { StaffRefusal } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { textOf } from '../../page/account.ts';
import { adminStoreOf } from '../parts/frame/store.ts';
import type { Route } from './+types/sign-in';
import { type SignInFacts, SignInLayout } from './layout.tsx';
import { PasswordField } from './password-field.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const OWN_PATH = /^\/(ar\/)?(admin|preview)\/[\w\-/?=&.%+]{0,500}$/;

/** The page that was requested before signing in, if it is in the back office or a preview; else the dashboard. */
function wayOn(visit: Visit): string {
  const next = visit.url.searchParams.get('next') ?? '';
  return OWN_PATH.test(next) && !next.includes('//') ? next : addressIn(visit.language, '/admin/');
}

export async function loader({ context }: Route.LoaderArgs): Promise<SignInFacts> {
  const visit = context.get(visitContext);
  if ((await visit.staff.open()) !== null) throw redirect(wayOn(visit));
  return { store: adminStoreOf(await context.get(shopContext).settings.all(), visit.language) };
}

type Answer = { step: 'password' | 'code'; email: string; key: string; words: string | null };

function refused(visit: Visit, refusal: StaffRefusal, answer: Omit<Answer, 'words'>) {
  const headers: Record<string, string> =
    refusal.code === 'staff.too-many' ? { 'retry-after': String(refusal.seconds) } : {};
  return data<Answer>(
    { ...answer, words: refusalText(refusal, visit.language) },
    { status: refusalStatus(refusal.code), headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { staff } = context.get(shopContext);
  const sent = await request.formData();
  const agent = visit.account.agent;
  const address = visit.senderAddress;
  const key = textOf(sent, 'key');
  if (key !== '') {
    const entered = await staff.signInByCode({ key, code: textOf(sent, 'code'), agent, address });
    if (!entered.ok) {
      const step = entered.refusal.code === 'staff.stale-link' ? 'password' : 'code';
      return refused(visit, entered.refusal, { step, email: '', key });
    }
    visit.staff.signedIn(entered.value);
    throw redirect(wayOn(visit));
  }
  const email = textOf(sent, 'email');
  const entered = await staff.signIn({
    email,
    password: textOf(sent, 'password'),
    agent,
    address,
  });
  if (!entered.ok) return refused(visit, entered.refusal, { step: 'password', email, key: '' });
  if (entered.value.step === 'code')
    return data<Answer>({ step: 'code', email, key: entered.value.key, words: null });
  visit.staff.signedIn(entered.value.token);
  throw redirect(wayOn(visit));
}

function CodeFields({ formKey }: { formKey: string }) {
  const { t } = useLanguage();
  return (
    <>
      <input type="hidden" name="key" value={formKey} />
      <TextInput
        name="code"
        label={t('adminSignIn:code')}
        description={t('adminSignIn:codeHelp')}
        autoComplete="one-time-code"
        inputMode="text"
        required
        autoFocus
        dir="ltr"
      />
    </>
  );
}

export default function SignIn() {
  const { t } = useLanguage();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const isCode = answer?.step === 'code';
  return (
    <SignInLayout title={t('adminSignIn:signIn')} refusal={answer?.words ?? null}>
      <Form method="post" key={isCode ? 'code' : 'password'}>
        <Stack>
          {isCode ? (
            <CodeFields formKey={answer.key} />
          ) : (
            <>
              <TextInput
                name="email"
                type="email"
                label={t('adminSignIn:email')}
                autoComplete="username"
                defaultValue={answer?.email}
                required
                dir="ltr"
              />
              <PasswordField
                name="password"
                label={t('adminSignIn:password')}
                autoComplete="current-password"
              />
            </>
          )}
          <Button type="submit" loading={isBusy} fullWidth>
            {t('adminSignIn:signIn')}
          </Button>
        </Stack>
      </Form>
    </SignInLayout>
  );
}
