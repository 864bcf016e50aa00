import { Stack, Tabs, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ask, rightsIn } from '../ask.server.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Route } from './+types/settings';
import { SettingCard } from './setting-card.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [settings, rights] = [await ask(args, 'settings.list', {}), await rightsIn(args)];
  return { settings, mayChange: rights.includes('settings.change') };
}

type Setting = ValueOf<'settings.list'>[number];

function fits({ key, explanation }: Setting, sought: string): boolean {
  return `${key} ${explanation}`.toLowerCase().includes(sought.toLowerCase());
}

/** Everything the shopkeeper decides, by what it is about. Source: BO-01, BO-07 */
export default function Settings() {
  const { t } = useLanguage();
  const { settings, mayChange } = useLoaderData<typeof loader>();
  const query = useQuery();
  const [sought, setSought] = useState('');
  const groups = [...new Set(settings.map(({ group }) => group))];
  const group = groups.find((name) => name === query.get('group')) ?? groups[0] ?? '';
  const shown = settings.filter((one) => (sought === '' ? one.group === group : fits(one, sought)));
  return (
    <ScreenPage title={t('desk:screens.settings')} lead={t('deskSettings:lead')}>
      <TextInput
        type="search"
        label={t('deskSettings:find')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        maw={420}
      />
      {sought === '' ? (
        <Tabs value={group} onChange={(next) => query.set({ group: next ?? '' })} keepMounted={false}>
          <Tabs.List>
            {groups.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`deskSettings:groups.${name}`, { defaultValue: name })}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {groups.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <Title order={2} className="desk-hidden">
                {t(`deskSettings:groups.${name}`, { defaultValue: name })}
              </Title>
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : null}
      <Stack>
        {shown.map((one) => (
          <SettingCard key={one.key} setting={one} mayChange={mayChange} />
        ))}
      </Stack>
      {shown.length === 0 ? (
        <NothingHere title={t('deskSettings:none')} text={t('deskSettings:noneText')} />
      ) : null}
    </ScreenPage>
  );
}
