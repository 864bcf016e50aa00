import {
  Alert,
  Button,
  Checkbox,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAction } from '../use-action.ts';
import type { Run } from './import-state.tsx';

type Kind = ValueOf<'data-transfer.list'>['kinds'][number];
type Keys = Readonly<{ consumerKey: string; consumerSecret: string }>;

const NO_KEYS: Keys = { consumerKey: '', consumerSecret: '' };

/** The keys of the WooCommerce REST API; used for one download and never shown again. */
function KeyFields({ keys, onChange }: { keys: Keys; onChange: (keys: Keys) => void }) {
  const { t } = useLanguage();
  return (
    <Group gap="sm" align="flex-start" grow preventGrowOverflow={false} wrap="wrap">
      {(['consumerKey', 'consumerSecret'] as const).map((field) => (
        <PasswordInput
          key={field}
          label={t(`adminDataTransfer:oldShop.${field}`)}
          value={keys[field]}
          onChange={(event) => onChange({ ...keys, [field]: event.currentTarget.value })}
          autoComplete="off"
          required
          miw="15rem"
          dir="ltr"
          visibilityToggleButtonProps={{ 'aria-label': t('adminDataTransfer:oldShop.showKey') }}
        />
      ))}
    </Group>
  );
}

function Words({ refused }: { refused: Refused | null }) {
  if (refused === null) return null;
  return (
    <Alert color="red" role="alert">
      {refused.words}
    </Alert>
  );
}

/** Downloads tables from a WooCommerce shop by its REST API. Source: BO-03 */
export function FromOldShop({ kinds }: { kinds: readonly Kind[] }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const { runAction, isBusy } = useAction();
  const [address, setAddress] = useState('');
  const [keys, setKeys] = useState(NO_KEYS);
  const [chosen, setChosen] = useState<readonly string[]>(kinds);
  const [refused, setRefused] = useState<Refused | null>(null);
  const fetchIt = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    const wanted = kinds.filter((kind) => chosen.includes(kind));
    const answer = await runAction('data-transfer.fetch', { address, ...keys, kinds: wanted });
    if (!answer.ok) return setRefused(answer);
    setKeys(NO_KEYS);
    if (wanted.length === 1) await navigate(to(`/admin/data-transfer/${answer.value.id}/`));
  };
  return (
    <Paper withBorder p="md" component="form" onSubmit={(event) => void fetchIt(event)}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('adminDataTransfer:oldShop.title')}
        </Title>
        <Text size="sm" c="dimmed" maw="62ch">
          {t('adminDataTransfer:oldShop.lead')}
        </Text>
        <TextInput
          label={t('adminDataTransfer:oldShop.address')}
          placeholder="https://shop.example"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          required
          inputMode="url"
          dir="ltr"
          maw="32rem"
        />
        <KeyFields keys={keys} onChange={setKeys} />
        <Checkbox.Group value={[...chosen]} onChange={setChosen} label={t('adminDataTransfer:oldShop.what')}>
          <Group gap="md" mt="xs">
            {kinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`adminDataTransfer:kinds.${kind}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Words refused={refused} />
        <Group>
          <Button type="submit" loading={isBusy} disabled={chosen.length === 0}>
            {t('adminDataTransfer:oldShop.fetch')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** Resumes an interrupted download; the keys have to be typed again. */
export function FetchOn({ run }: { run: Run }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [keys, setKeys] = useState(NO_KEYS);
  const [refused, setRefused] = useState<Refused | null>(null);
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await runAction('data-transfer.fetch-on', { id: run.id, ...keys });
    setRefused(answer.ok ? null : answer);
  };
  return (
    <Paper withBorder p="md" component="form" onSubmit={(event) => void goOn(event)}>
      <Stack gap="sm">
        <Text size="sm" maw="62ch">
          {t('adminDataTransfer:oldShop.onText', { count: run.done })}
        </Text>
        <KeyFields keys={keys} onChange={setKeys} />
        <Words refused={refused} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('adminDataTransfer:oldShop.on')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
