import {
  Alert,
  Button,
  Checkbox,
  Grid,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, LANGUAGES } from '#kernel/language.ts';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { requireRight } from '../../load-action.server.ts';
import { MoneyField } from '../../parts/fields.tsx';
import { EarlierDraft } from '../../parts/forms/earlier-draft.tsx';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { Eligibility } from '../../payments/eligibility.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { OrderPart } from '../order-part.tsx';
import { useAmountText, useMethodChoices } from '../words.ts';
import type { Route } from './+types/new-order';
import { AddressFields } from './address-fields.tsx';
import { ChosenGoodsFields } from './chosen-products.tsx';
import { FindCustomer } from './find-customer.tsx';
import { useNewOrder } from './new-order-form.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'orders.change');
  return null;
}

const FIRST_STATES = ['confirmed', 'on-hold', 'pending'] as const;

type Form = ReturnType<typeof useNewOrder>;
type Quote = ValueOf<'orders.quote'>;
type PartProps = Readonly<{ form: Form; problemOf: (field: string) => string | undefined }>;

/** Who orders, and how to reach them. */
function WhoPart({ form: { order, set, take }, problemOf }: PartProps) {
  const { t } = useLanguage();
  const text = (field: 'email' | 'phone' | 'company' | 'trn', isNeeded = false) => (
    <TextInput
      label={t(`adminOrders:${field}`)}
      value={order[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      error={problemOf(field)}
      required={isNeeded}
    />
  );
  return (
    <OrderPart title={t('adminOrders:who')}>
      <Stack>
        <FindCustomer taken={order.customer} onTake={take} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {text('email', true)}
          {text('phone', true)}
          {text('company')}
          {text('trn')}
          <Select
            label={t('adminOrders:language')}
            data={LANGUAGES.map((value) => ({ value, label: t(`admin:languages.${value}`) }))}
            value={order.language}
            allowDeselect={false}
            onChange={(value) => set({ language: value === 'ar' ? 'ar' : 'en' })}
          />
        </SimpleGrid>
      </Stack>
    </OrderPart>
  );
}

/** How it gets there, how it is paid, and where it begins. */
function WayPart({ form: { order, set }, problemOf, quote }: PartProps & { quote: Quote | null }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const methods = useMethodChoices();
  return (
    <OrderPart title={t('adminOrders:payment')}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('adminOrders:way')}
            data={(quote?.rates ?? []).map(({ id, title, cost }) => ({
              value: id,
              label: `${inLanguage(title, language)} · ${amountText(cost)}`,
            }))}
            value={quote?.rate?.id ?? null}
            allowDeselect={false}
            disabled={quote === null}
            onChange={(value) => set({ deliveryId: value ?? '' })}
          />
          <MoneyField
            label={t('adminOrders:otherCost')}
            value={order.deliveryCost}
            onChange={(deliveryCost) => set({ deliveryCost })}
          />
          <Select
            label={t('adminOrders:method')}
            data={methods}
            value={order.paymentMethod}
            allowDeselect={false}
            onChange={(value) =>
              set({ paymentMethod: PAYMENT_CODES.find((code) => code === value) ?? order.paymentMethod })
            }
          />
          <Select
            label={t('adminOrders:firstState')}
            data={FIRST_STATES.map((value) => ({ value, label: t(`adminOrders:statuses.${value}`) }))}
            value={order.status}
            allowDeselect={false}
            onChange={(value) =>
              set({ status: FIRST_STATES.find((status) => status === value) ?? order.status })
            }
          />
        </SimpleGrid>
        {quote === null ? null : <Eligibility methods={quote.methods} />}
        {quote === null || quote.ageRule === null ? null : (
          <Checkbox
            label={t('adminOrders:confirmedAge', { age: quote.ageRule.minimumAge })}
            checked={order.isOfAge}
            onChange={(event) => set({ isOfAge: event.currentTarget.checked })}
            error={problemOf('isOfAge')}
          />
        )}
      </Stack>
    </OrderPart>
  );
}

/** What the shop says it comes to. */
function SumPart({ quote, isBusy }: { quote: Quote | null; isBusy: boolean }) {
  const { t } = useLanguage();
  const rows = ['subtotal', 'delivery', 'fee', 'total', 'vat'] as const;
  return (
    <OrderPart title={t('adminOrders:total')}>
      <Stack gap="xs" aria-live="polite">
        {quote === null ? (
          <Text size="sm" c="dimmed">
            {t('adminOrders:noLinesYet')}
          </Text>
        ) : (
          rows
            .filter((row) => row !== 'fee' || quote.totals.fee.minor > 0)
            .map((row) => (
              <Text key={row} size="sm" fw={row === 'total' ? 600 : 400}>
                {t(`adminOrders:sums.${row}`)}: <Price money={quote.totals[row]} />
              </Text>
            ))
        )}
        {quote?.rate === null ? <Alert color="red">{t('adminOrders:noDelivery')}</Alert> : null}
        {quote === null || quote.against === null ? null : (
          <Alert color="red" title={t('adminOrders:cannotBe')}>
            {quote.against}
          </Alert>
        )}
        <Button
          type="submit"
          loading={isBusy}
          disabled={quote === null || quote.rate === null || quote.against !== null}
        >
          {t('adminOrders:createOrder')}
        </Button>
      </Stack>
    </OrderPart>
  );
}

/** Notes of the customer's and of who writes the order down. */
function NotesPart({ form: { order, set }, problemOf }: PartProps) {
  const { t } = useLanguage();
  return (
    <Stack>
      <Textarea
        label={t('adminOrders:noteOfCustomer')}
        value={order.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        autosize
        minRows={2}
        maxLength={1000}
        error={problemOf('note')}
      />
      <TextInput
        label={t('adminOrders:reason')}
        value={order.reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
        maxLength={500}
      />
    </Stack>
  );
}

/** An order that staff writes down for somebody. Source: OR-03 */
export default function NewOrderScreen() {
  const { t, to, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const form = useNewOrder(language);
  const onward = useOnward(form.isDirty);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [round, setRound] = useState(0);
  const quoted = usePreview('orders.quote', form.quoting, round);
  const quote = quoted?.ok ? quoted.value : null;
  const problemOf = (field: string) => {
    const problem = refused?.problems[field];
    return problem === undefined
      ? undefined
      : t(`adminOrders:problems.${problem}`, { defaultValue: problem });
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const seenTotal = quote?.totals.total.minor ?? null;
    const answer = await runAction('orders.create', { ...form.creating, seenTotal });
    setRefused(answer.ok ? null : answer);
    if (!answer.ok) {
      setRound((before) => before + 1);
      return;
    }
    const { id } = answer.value;
    notifications.show({ message: t('adminOrders:created', { number: id }), color: 'green' });
    form.empty();
    onward(to(`/admin/orders/${id}/`));
  };
  const words = refused?.words ?? (quoted !== null && !quoted.ok ? quoted.words : null);
  return (
    <ScreenPage title={t('adminOrders:newTitle')} lead={t('adminOrders:newLead')}>
      <form onSubmit={(event) => void create(event)} noValidate>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <EarlierDraft draft={form.draft} isDirty={form.isDirty} onTake={form.takeDraft} />
              <WhoPart form={form} problemOf={problemOf} />
              <OrderPart title={t('adminOrders:goods')}>
                <ChosenGoodsFields chosen={form.order.chosen} onChange={(chosen) => form.set({ chosen })} />
              </OrderPart>
              <OrderPart title={t('adminOrders:delivery')}>
                <AddressFields
                  address={form.order.address}
                  onChange={(address) => form.set({ address })}
                  problems={refused?.problems ?? {}}
                />
              </OrderPart>
              <WayPart form={form} problemOf={problemOf} quote={quote} />
              <NotesPart form={form} problemOf={problemOf} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack style={{ position: 'sticky', insetBlockStart: '5rem' }}>
              <SumPart quote={quote} isBusy={isBusy} />
              {words === null ? null : (
                <Alert color="red" role="alert">
                  {words}
                </Alert>
              )}
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
      <LeaveWarning isDirty={form.isDirty} />
    </ScreenPage>
  );
}
