import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ListedCustomer } from '#shop/customers';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import type { Known } from '../known.ts';

type Weighed = ValueOf<'customers.weigh-merge'>;
type Into = Pick<Known['customer'], 'id' | 'email'>;

/** Finds the account to merge into this one. */
function FindOther({ into, onFound }: { into: Into; onFound: (other: Pick<ListedCustomer, 'id'>) => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [sought, setSought] = useState('');
  const [customers, setCustomers] = useState<readonly Pick<ListedCustomer, 'id' | 'name' | 'email'>[] | null>(
    null,
  );
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sought.trim() === '') return;
    const answer = await runAction('customers.find', { q: sought });
    if (answer.ok) setCustomers(answer.value.filter(({ id }) => id !== into.id));
  };
  return (
    <Stack>
      <form onSubmit={(event) => void find(event)}>
        <Group align="flex-end">
          <TextInput
            type="search"
            label={t('adminCustomers:findOther')}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            error={words}
            style={{ flexGrow: 1 }}
            data-autofocus
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('adminCustomers:find')}
          </Button>
        </Group>
      </form>
      <Stack gap="xs" aria-live="polite">
        {customers?.length === 0 ? <Text c="dimmed">{t('adminCustomers:nobody')}</Text> : null}
        {(customers ?? []).map((other) => (
          <Button
            key={other.id}
            variant="default"
            justify="flex-start"
            h="auto"
            py="xs"
            onClick={() => onFound(other)}
          >
            <span style={{ whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' }}>
              <bdi>{other.name}</bdi> · <bdi>{other.email}</bdi>
            </span>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function WhatMoves({ weighed, into }: { weighed: Weighed; into: Into }) {
  const { t } = useLanguage();
  const { orders, addresses, notes, tags, devices, wishlist, subscriptions, filled } = weighed;
  const counts = { Orders: orders, Addresses: addresses, Notes: notes };
  const held = { Devices: devices, Wishlist: wishlist, Subscriptions: subscriptions };
  return (
    <>
      <Text>{t('adminCustomers:mergeText', { from: weighed.email, into: into.email })}</Text>
      <List size="sm">
        {Object.entries({ ...counts, ...held }).map(([what, count]) => (
          <List.Item key={what}>{t(`adminCustomers:moves${what}`, { count })}</List.Item>
        ))}
        {tags.length === 0 ? null : (
          <List.Item>{t('adminCustomers:movesTags', { tags: tags.join(', ') })}</List.Item>
        )}
        {Object.entries(filled).map(([field, value]) => (
          <List.Item key={field}>
            {t(`adminCustomers:filled.${field}`)}: <bdi>{value}</bdi>
          </List.Item>
        ))}
        <List.Item>{t('adminCustomers:movesCart')}</List.Item>
      </List>
    </>
  );
}

/** The account after the merge, and which data of the other one is lost. */
function WhatStays({ weighed, into }: { weighed: Weighed; into: Into }) {
  const { t } = useLanguage();
  const { stays, consent } = weighed;
  const values = [into.email, stays.name, stays.phone, stays.company, stays.trn].filter(
    (value) => value !== '',
  );
  return (
    <>
      <Text>{t('adminCustomers:mergeStays')}</Text>
      <List size="sm">
        {values.map((value) => (
          <List.Item key={value}>
            <bdi>{value}</bdi>
          </List.Item>
        ))}
        <List.Item>{t(`admin:languages.${stays.language}`)}</List.Item>
        <List.Item>
          {t('adminCustomers:offers')}:{' '}
          {t(consent.into ? 'adminCustomers:offersYes' : 'adminCustomers:offersNo')}
          {consent.from && !consent.into ? ` · ${t('adminCustomers:mergeConsent')}` : null}
        </List.Item>
      </List>
      <Text size="sm" c="dimmed">
        {t('adminCustomers:mergeCloses')}
      </Text>
    </>
  );
}

/** Merges two accounts of one person: search, preview, confirmation. Source: CU-03 */
export function MergeButton({ into }: { into: Into }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<{ id: number; weighed: Weighed } | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setOther(null);
    setWords(null);
  };
  const weigh = async ({ id }: { id: number }) => {
    const answer = await runAction('customers.weigh-merge', { from: id, into: into.id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setOther({ id, weighed: answer.value });
  };
  const merge = async () => {
    if (other === null) return;
    const answer = await runAction('customers.merge', { from: other.id, into: into.id });
    if (!answer.ok) return setWords(answer.words);
    close();
    notifications.show({ message: t('adminCustomers:merged'), color: 'green' });
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('adminCustomers:merge')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('adminCustomers:mergeTitle')} size="lg" centered>
        <Stack>
          <ErrorAlert words={words} />
          {other === null ? (
            <FindOther into={into} onFound={(customer) => void weigh(customer)} />
          ) : (
            <>
              <WhatMoves weighed={other.weighed} into={into} />
              <WhatStays weighed={other.weighed} into={into} />
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setOther(null)} data-autofocus>
                  {t('adminCustomers:chooseOther')}
                </Button>
                <Button color="red" loading={isBusy} onClick={() => void merge()}>
                  {t('adminCustomers:mergeNow')}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </Modal>
    </>
  );
}
