import { Alert, Button, List, Menu, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import type { BulkKind, TypedChange } from './bulk-change.ts';
import { BulkForm } from './bulk-form.tsx';

const KINDS: readonly BulkKind[] = [
  'price-by-percent',
  'price-by-amount',
  'price-set',
  'sale',
  'sale-dates',
  'sale-end',
  'status',
  'categories',
  'tags',
  'class',
  'stock-status',
];

type Done = ValueOf<'products.change-many'>;

/** What could not be changed, each with its reason. */
function Refused({ refused }: { refused: Done['refused'] }) {
  const { t } = useLanguage();
  const why = ({ refusal }: Done['refused'][number]) =>
    refusal.code === 'catalogue.wrong-fields'
      ? [...new Set(Object.values(refusal.problems))]
          .map((problem) => t(`refusals:catalogue.field.${problem}`))
          .join(' ')
      : t(refusalKey(refusal.code));
  return (
    <Alert color="red" role="alert" title={t('adminProducts:bulk.refused', { count: refused.length })}>
      <List size="sm">
        {refused.map((one) => (
          <List.Item key={one.id}>
            {one.name || one.id}: {why(one)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** One change for every selected product; what cannot be changed is named, the rest is. */
export function Bulk({
  ids,
  choices,
  onDone,
}: {
  ids: readonly number[];
  choices: ValueOf<'products.choices'>;
  onDone: () => void;
}) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [refused, setRefused] = useState<Done['refused']>([]);
  const close = () => {
    setKind(null);
    setWords(null);
    setRefused([]);
  };
  const change = async (typed: TypedChange) => {
    const answer = await runAction('products.change-many', { ids: [...ids], change: typed });
    if (!answer.ok) {
      const problems = Object.values(answer.problems);
      setWords(
        problems.length === 0
          ? answer.words
          : problems
              .map((one) => t(`refusals:catalogue.field.${one}`, { defaultValue: answer.words }))
              .join(' '),
      );
      return;
    }
    const { changed, refused: left } = answer.value;
    notifications.show({ message: t('adminProducts:bulk.done', { count: changed }), color: 'green' });
    setWords(null);
    setRefused(left);
    if (left.length > 0) return;
    close();
    onDone();
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button size="xs">{t('adminProducts:bulk.change')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {KINDS.map((one) => (
            <Menu.Item key={one} onClick={() => setKind(one)}>
              {t(`adminProducts:bulk.kinds.${one}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={kind !== null}
        onClose={close}
        title={kind === null ? '' : t(`adminProducts:bulk.kinds.${kind}`)}
        centered
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t('adminProducts:bulk.about', { count: ids.length })}
          </Text>
          {words === null ? null : (
            <Alert color="red" role="alert">
              {words}
            </Alert>
          )}
          {refused.length === 0 ? null : <Refused refused={refused} />}
          {kind === null ? null : (
            <BulkForm
              key={kind}
              kind={kind}
              choices={choices}
              isBusy={isBusy}
              onChange={(typed) => void change(typed)}
            />
          )}
        </Stack>
      </Modal>
    </>
  );
}
