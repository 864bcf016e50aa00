import { Button, Stack, Text, TextInput } from '@mantine/core';
import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { addressIn } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { FieldProblems } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { textOf } from '../../page/account.ts';
import { adminStoreOf } from '../parts/frame/store.ts';
import type { Route } from './+types/join';
import { SignInLayout } from './layout.tsx';
import { PasswordField } from './password-field.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

/** The target of the link; null if it was used. The key itself stays in the URL of this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, language } = context.get(visitContext);
  const key = url.searchParams.get('key') ?? '';
  const { settings, staff } = context.get(shopContext);
  return { store: adminStoreOf(await settings.all(), language), linked: await staff.joining.look(key) };
}

type Typed = { name: string; email: string };
type Answer = { typed: Typed; problems: FieldProblems; words: string };

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { staff } = context.get(shopContext);
  const sent = await request.formData();
  const key = visit.url.searchParams.get('key') ?? '';
  const typed = { name: textOf(sent, 'name'), email: textOf(sent, 'email') };
  const password = textOf(sent, 'password');
  const linked = await staff.joining.look(key);
  const joined =
    linked?.kind === 'password'
      ? await staff.joining.choosePassword(key, password)
      : await staff.joining.join(key, { ...typed, password, language: visit.language });
  if (!joined.ok) {
    const { refusal } = joined;
    const problems = refusal.code === 'staff.wrong-fields' ? refusal.problems : {};
    return data<Answer>(
      { typed, problems, words: refusalText(refusal, visit.language) },
      { status: refusalStatus(refusal.code) },
    );
  }
  // After a password reset the member signs in with the second factor; a new member has none yet.
  if (linked?.kind === 'password') throw redirect(addressIn(visit.language, '/admin/sign-in/'));
  visit.staff.signedIn(await staff.openSession(joined.value, visit.account.agent));
  throw redirect(addressIn(visit.language, '/admin/'));
}

export default function Join() {
  const { t, to } = useLanguage();
  const { linked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const problem = (field: string) => {
    const code = answer?.problems[field];
    return code === undefined ? undefined : t(`admin:errors.${code}`);
  };
  if (linked === null)
    return (
      <SignInLayout title={t('adminSignIn:stale')} refusal={null}>
        <Text>{t('adminSignIn:staleHelp')}</Text>
        <Button component="a" href={to('/admin/sign-in/')}>
          {t('adminSignIn:signIn')}
        </Button>
      </SignInLayout>
    );
  const isMember = linked.kind === 'password';
  const kind = isMember ? 'new-password' : linked.kind;
  return (
    <SignInLayout
      title={t(`adminSignIn:${kind}`)}
      lead={t(`adminSignIn:${kind}Help`)}
      refusal={answer?.words ?? null}
    >
      <Form method="post">
        <Stack>
          {isMember ? null : (
            <TextInput
              name="name"
              label={t('adminSignIn:name')}
              autoComplete="name"
              defaultValue={answer?.typed.name}
              error={problem('name')}
              required
            />
          )}
          <TextInput
            name="email"
            type="email"
            label={t('adminSignIn:email')}
            autoComplete="username"
            defaultValue={linked.email || answer?.typed.email}
            readOnly={linked.email !== ''}
            error={problem('email')}
            required
            dir="ltr"
          />
          <PasswordField
            name="password"
            label={t('adminSignIn:newPassword')}
            description={t('adminSignIn:passwordHelp')}
            autoComplete="new-password"
            error={problem('password')}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            {t(isMember ? 'admin:save' : 'adminSignIn:join')}
          </Button>
        </Stack>
      </Form>
    </SignInLayout>
  );
}
