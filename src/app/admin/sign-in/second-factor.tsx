import { Button, Code, CopyButton, List, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { adminContext, shopContext, visitContext } from '../../context.ts';
import { adminStoreOf } from '../parts/frame/store.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/second-factor';
import { SignInLayout } from './layout.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const home = addressIn(visit.language, '/admin/');
  const signedIn = await visit.staff.open();
  if (signedIn === null) throw redirect(addressIn(visit.language, '/admin/sign-in/'));
  const { language, senderAddress: address, publicUrl } = visit;
  const store = adminStoreOf(await context.get(shopContext).settings.all(), language);
  if (signedIn.member.hasSecondFactor) return { store, setup: null };
  const name = 'self.prepare-second-factor';
  const answer = await context
    .get(adminContext)
    .perform({ signedIn, name, sent: {}, language, address, publicUrl });
  if (!answer.ok) throw redirect(home);
  return { store, setup: answer.value as { secret: string; picture: string } | null };
}

/** The recovery codes, shown once, for use without the phone. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t, to } = useLanguage();
  return (
    <SignInLayout title={t('adminSignIn:recovery')} lead={t('adminSignIn:recoveryHelp')} refusal={null}>
      <List listStyleType="none" dir="ltr">
        {codes.map((code) => (
          <List.Item key={code}>
            <Code>{code}</Code>
          </List.Item>
        ))}
      </List>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'admin:copied' : 'admin:copy')}
          </Button>
        )}
      </CopyButton>
      <Button component="a" href={to('/admin/')}>
        {t('adminSignIn:kept')}
      </Button>
    </SignInLayout>
  );
}

export default function SecondFactor() {
  const { t, to } = useLanguage();
  const { setup } = useLoaderData<typeof loader>();
  const { runAction, isBusy, words } = useAction();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} />;
  if (setup === null)
    return (
      <SignInLayout title={t('adminSignIn:factorOn')} refusal={null}>
        <Button component="a" href={to('/admin/')}>
          {t('adminHome:menu.home')}
        </Button>
      </SignInLayout>
    );
  const turnOn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const answer = await runAction('self.turn-on-second-factor', { code });
    if (answer.ok) setCodes(answer.value);
  };
  return (
    <SignInLayout title={t('adminSignIn:factor')} lead={t('adminSignIn:factorHelp')} refusal={words}>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.picture)}`}
        alt={t('adminSignIn:scan')}
        width={200}
        height={200}
      />
      <Text size="sm">
        {t('adminSignIn:secret')} <Code>{setup.secret}</Code>
      </Text>
      <form onSubmit={(event) => void turnOn(event)}>
        <Stack>
          <TextInput
            name="code"
            label={t('adminSignIn:code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            dir="ltr"
          />
          <Button type="submit" loading={isBusy} fullWidth>
            {t('adminSignIn:turnOn')}
          </Button>
        </Stack>
      </form>
    </SignInLayout>
  );
}
