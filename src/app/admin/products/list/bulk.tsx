import { Alert, Button, List, Menu, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { wordsOf } from '../../terms/refused-words.ts';
import { useAction } from '../../use-action.ts';
import type { BulkKind, Chosen, TypedChange } from './bulk-change.ts';
import { BulkForm } from './bulk-form.tsx';

/** This kind has its own button. */
const USUAL: BulkKind = 'price-by-percent';
const KINDS: readonly BulkKind[] = [
  USUAL,
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

export type Done = ValueOf<'products.change-many'>;

/** The products that could not be changed, with reasons. */
function RefusedProducts({ refused }: { refused: Done['refused'] }) {
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

function Failed({ words, refused }: { words: string | null; refused: Done['refused'] }) {
  return (
    <>
      <ErrorAlert words={words} />
      {refused.length === 0 ? null : <RefusedProducts refused={refused} />}
    </>
  );
}

/** All products that match the list's query, on all pages. */
type WholeList = Readonly<{ list: Record<string, string>; total: number }>;

type BulkProps = Readonly<{
  ids: readonly number[];
  /** Set if all products of the page are selected and more match the filter. */
  whole: WholeList | null;
  /** Whether the list shows archived products. */
  isArchive: boolean;
  choices: ValueOf<'products.choices'>;
  onDone: (done: Done) => void;
}>;

/** The products to change: the selected ones, or all that match. */
function useChosen(ids: readonly number[], whole: WholeList | null) {
  const [isAll, setAll] = useState(false);
  const isWhole = whole !== null && isAll;
  const chosen: Chosen = isWhole ? { list: whole.list } : { ids: [...ids] };
  return { isAll, isWhole, chosen, count: isWhole ? whole.total : ids.length, toggle: () => setAll(!isAll) };
}

function WholeListButton({
  whole,
  ids,
  isAll,
  onToggle,
}: Pick<BulkProps, 'whole' | 'ids'> & { isAll: boolean; onToggle: () => void }) {
  const { t } = useLanguage();
  if (whole === null) return null;
  return (
    <Button size="xs" variant="subtle" aria-pressed={isAll} onClick={onToggle}>
      {isAll
        ? t('adminProducts:bulk.onlyPage', { count: ids.length })
        : t('adminProducts:bulk.wholeList', { count: whole.total })}
    </Button>
  );
}

/** A change of all selected products; refused products are listed, the others are changed. */
export function Bulk({ ids, whole, isArchive, choices, onDone }: BulkProps) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [refused, setRefused] = useState<Done['refused']>([]);
  const { isAll, isWhole, chosen, count, toggle } = useChosen(ids, whole);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => {
    setKind(null);
    setWords(null);
    setRefused([]);
  };
  const change = async (typed: TypedChange) => {
    const answer = await runAction('products.change-many', { ...chosen, change: typed });
    setWords(wordsOf(answer, t));
    if (!answer.ok) return;
    const { refused: left } = answer.value;
    setRefused(left);
    onDone(answer.value);
    if (left.length === 0) close();
  };
  const moveAll = () => change({ kind: 'status', status: isArchive ? 'draft' : 'archived', publishAt: null });
  const label = t(isArchive ? 'adminProducts:product.restore' : 'adminProducts:product.archive');
  return (
    <>
      <WholeListButton whole={whole} ids={ids} isAll={isAll} onToggle={toggle} />
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        onClick={() => (isWhole ? setConfirming(true) : void moveAll())}
      >
        {label}
      </Button>
      <ConfirmDialog
        label={label}
        title={t(isArchive ? 'adminProducts:bulk.restoreAll' : 'adminProducts:bulk.archiveAll', { count })}
        text={t(isArchive ? 'adminProducts:bulk.restoreAllText' : 'adminProducts:bulk.archiveAllText')}
        onConfirm={moveAll}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
      />
      <Button size="xs" variant="default" onClick={() => setKind(USUAL)}>
        {t(`adminProducts:bulk.kinds.${USUAL}`)}
      </Button>
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
      {kind === null ? <Failed words={words} refused={refused} /> : null}
      <Modal
        opened={kind !== null}
        onClose={close}
        title={kind === null ? '' : t(`adminProducts:bulk.kinds.${kind}`)}
        size="lg"
        centered
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t('adminProducts:bulk.about', { count })}
          </Text>
          <Failed words={words} refused={refused} />
          {kind === null ? null : (
            <BulkForm
              key={kind}
              kind={kind}
              choices={choices}
              chosen={chosen}
              isBusy={isBusy}
              onChange={(typed) => void change(typed)}
            />
          )}
        </Stack>
      </Modal>
    </>
  );
}
