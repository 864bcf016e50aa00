import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConflictDialog } from '../../parts/forms/conflict-dialog.tsx';
import { whenOf } from '../new-order/delivery-and-payment-part.tsx';
import type { NewOrder } from '../new-order/new-order-form.ts';
import { useAmountText, useMethodName } from '../words.ts';
import type { useOrderDraft } from './use-order-draft.ts';

type Draft = ReturnType<typeof useOrderDraft>;
type Quote = ValueOf<'orders.quote'>;

/** Message keys of the field labels. */
const LABELS = {
  customer: 'who',
  lines: 'items',
  ownLines: 'ownLines.one',
  codes: 'discounts.codes',
  discount: 'discounts.kind',
  email: 'email',
  phone: 'phone',
  language: 'language',
  company: 'company',
  trn: 'trn',
  note: 'noteOfCustomer',
  reason: 'reason',
  address: 'delivery',
  deliveryId: 'way',
  deliveryCost: 'otherCost',
  slotId: 'slot',
  paymentMethod: 'method',
  status: 'firstState',
  isOfAge: 'draft.ofAge',
} as const;

/** Formats a field of a conflict; undefined for the dialog's default. */
function useFormatField(quote: Quote | null) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const methodName = useMethodName();
  const choiceText = <One extends { id: string }>(
    id: string,
    choices: readonly One[] = [],
    wordsOf: (one: One) => string,
  ) => {
    const one = choices.find((choice) => choice.id === id);
    if (id === '') return '–';
    return one === undefined ? t('adminOrders:draft.notOffered') : wordsOf(one);
  };
  const discountText = ({ kind, amount, percent }: NewOrder['discount']) => {
    if (kind === 'none') return '–';
    return kind === 'percent' ? `${percent ?? 0} %` : amountText(aed(amount ?? 0));
  };
  const formats: { [Field in keyof NewOrder]?: (value: NewOrder[Field]) => string } = {
    customer: (customer) => customer?.email ?? '–',
    lines: (lines) =>
      lines.map(({ product, quantity }) => `${quantity} × ${inLanguage(product.name, language)}`).join(', '),
    ownLines: (lines) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    address: (address) => Object.values(address).filter(Boolean).join(', '),
    deliveryCost: (cost) => (cost === null ? '–' : amountText(aed(cost))),
    discount: discountText,
    language: (one) => t(`admin:languages.${one}`),
    paymentMethod: methodName,
    status: (status) => t(`adminOrders:statuses.${status}`),
    deliveryId: (id) => choiceText(id, quote?.rates, ({ title }) => inLanguage(title, language)),
    slotId: (id) => choiceText(id, quote?.slots, (slot) => whenOf(slot, language)),
  };
  return (value: unknown, field: string): string | undefined => {
    const format = formats[field as keyof NewOrder] as ((value: unknown) => string) | undefined;
    return format?.(value);
  };
}

function Conflict({ draft, quote }: { draft: Draft; quote: Quote | null }) {
  const { t } = useLanguage();
  const formatField = useFormatField(quote);
  const labels = Object.fromEntries(
    Object.entries(LABELS).map(([field, word]) => [field, t(`adminOrders:${word}`)]),
  );
  return <ConflictDialog state={draft.dialog} labels={labels} formatField={formatField} />;
}

/** The decision needed before the draft is saved again. */
function Stopped({ draft }: { draft: Draft }) {
  const { t } = useLanguage();
  if (draft.state === 'conflict')
    return (
      <Alert color="yellow" role="alert" title={draft.words}>
        <Button size="xs" variant="default" onClick={draft.ask}>
          {t('adminOrders:draft.compare')}
        </Button>
      </Alert>
    );
  if (draft.state === 'gone')
    return (
      <Alert color="yellow" role="alert" title={draft.words}>
        <Button size="xs" variant="default" onClick={() => draft.saveAsNew(crypto.randomUUID())}>
          {t('adminOrders:draft.saveAsNew')}
        </Button>
      </Alert>
    );
  if (draft.state === 'failed')
    return (
      <Alert color="red" role="alert" title={t('adminOrders:draft.failed')}>
        {draft.words}
      </Alert>
    );
  return null;
}

type Props = Readonly<{
  draft: Draft;
  isTouched: boolean;
  /** Provides names of chosen options; null until loaded. */
  quote: Quote | null;
}>;

/** The state of the draft, with a button to save it immediately. */
export function DraftPart({ draft, isTouched, quote }: Props) {
  const { t, language } = useLanguage();
  const { state, savedAt, isDirty } = draft;
  const words = () => {
    if (state === 'saving') return t('adminOrders:draft.saving');
    if (isDirty || state !== 'saved') return '';
    return savedAt === null
      ? t('adminOrders:draft.saved')
      : t('adminOrders:draft.savedAt', { at: formatMoment(savedAt, language) });
  };
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          variant="default"
          disabled={!isTouched || !isDirty}
          loading={state === 'saving'}
          onClick={() => void draft.saveNow()}
        >
          {t('adminOrders:draft.save')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {words()}
        </Text>
      </Group>
      <Stopped draft={draft} />
      <Conflict draft={draft} quote={quote} />
    </Stack>
  );
}
