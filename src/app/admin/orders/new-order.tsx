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
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage, LANGUAGES } from '#kernel/language.ts';
import { PAYMENT_CODES } from '#shop/payments/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { type Refused, useAct } from '../act.ts';
import { requireRight } from '../ask.server.ts';
import { EarlierDraft } from '../parts/earlier-draft.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { LeaveWarning } from '../parts/leave-warning.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useOnward } from '../parts/use-onward.ts';
import { usePreview } from '../parts/use-preview.ts';
import { Eligibility } from '../payments/eligibility.tsx';
import type { Route } from './+types/new-order';
import { AddressFields } from './address-fields.tsx';
import { ChosenGoodsFields } from './chosen-goods.tsx';
import { FindCustomer } from './find-customer.tsx';
import { useNewOrder } from './new-order-form.ts';
import { OrderPart } from './order-part.tsx';
import { useAmountText, useMethodChoices } from './words.ts';

export { deskHeaders as headers } from '../ask.server.ts';

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
      label={t(`deskOrders:${field}`)}
      value={order[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      error={problemOf(field)}
      required={isNeeded}
    />
  );
  return (
    <OrderPart title={t('deskOrders:who')}>
      <Stack>
        <FindCustomer taken={order.customer} onTake={take} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {text('email', true)}
          {text('phone', true)}
          {text('company')}
          {text('trn')}
          <Select
            label={t('deskOrders:language')}
            data={LANGUAGES.map((value) => ({ value, label: t(`desk:languages.${value}`) }))}
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
    <OrderPart title={t('deskOrders:payment')}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('deskOrders:way')}
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
            label={t('deskOrders:otherCost')}
            value={order.deliveryCost}
            onChange={(deliveryCost) => set({ deliveryCost })}
          />
          <Select
            label={t('deskOrders:method')}
            data={methods}
            value={order.paymentMethod}
            allowDeselect={false}
            onChange={(value) =>
              set({ paymentMethod: PAYMENT_CODES.find((code) => code === value) ?? order.paymentMethod })
            }
          />
          <Select
            label={t('deskOrders:firstState')}
            data={FIRST_STATES.map((value) => ({ value, label: t(`deskOrders:statuses.${value}`) }))}
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
            label={t('deskOrders:confirmedAge', { age: quote.ageRule.minimumAge })}
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
    <OrderPart title={t('deskOrders:total')}>
      <Stack gap="xs" aria-live="polite">
        {quote === null ? (
          <Text size="sm" c="dimmed">
            {t('deskOrders:noLinesYet')}
          </Text>
        ) : (
          rows
            .filter((row) => row !== 'fee' || quote.totals.fee.minor > 0)
            .map((row) => (
              <Text key={row} size="sm" fw={row === 'total' ? 600 : 400}>
                {t(`deskOrders:sums.${row}`)}: <Price money={quote.totals[row]} />
              </Text>
            ))
        )}
        {quote?.rate === null ? <Alert color="red">{t('deskOrders:noDelivery')}</Alert> : null}
        {quote === null || quote.against === null ? null : (
          <Alert color="red" title={t('deskOrders:cannotBe')}>
            {quote.against}
          </Alert>
        )}
        <Button
          type="submit"
          loading={isBusy}
          disabled={quote === null || quote.rate === null || quote.against !== null}
        >
          {t('deskOrders:createOrder')}
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
        label={t('deskOrders:noteOfCustomer')}
        value={order.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        autosize
        minRows={2}
        maxLength={1000}
        error={problemOf('note')}
      />
      <TextInput
        label={t('deskOrders:reason')}
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
  const { act, isBusy } = useAct();
  const form = useNewOrder(language);
  const onward = useOnward(form.isDirty);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [round, setRound] = useState(0);
  const quoted = usePreview('orders.quote', form.quoting, round);
  const quote = quoted?.ok ? quoted.value : null;
  const problemOf = (field: string) => {
    const problem = refused?.problems[field];
    return problem === undefined ? undefined : t(`deskOrders:problems.${problem}`, { defaultValue: problem });
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const seenTotal = quote?.totals.total.minor ?? null;
    const answer = await act('orders.create', { ...form.creating, seenTotal });
    setRefused(answer.ok ? null : answer);
    if (!answer.ok) {
      setRound((before) => before + 1);
      return;
    }
    const { id } = answer.value;
    notifications.show({ message: t('deskOrders:created', { number: id }), color: 'green' });
    form.empty();
    onward(to(`/admin/orders/${id}/`));
  };
  const words = refused?.words ?? (quoted !== null && !quoted.ok ? quoted.words : null);
  return (
    <ScreenPage title={t('deskOrders:newTitle')} lead={t('deskOrders:newLead')}>
      <form onSubmit={(event) => void create(event)} noValidate>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <EarlierDraft draft={form.draft} isDirty={form.isDirty} onTake={form.takeDraft} />
              <WhoPart form={form} problemOf={problemOf} />
              <OrderPart title={t('deskOrders:goods')}>
                <ChosenGoodsFields chosen={form.order.chosen} onChange={(chosen) => form.set({ chosen })} />
              </OrderPart>
              <OrderPart title={t('deskOrders:delivery')}>
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
