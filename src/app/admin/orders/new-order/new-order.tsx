import { Alert, Grid, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { requireRight } from '../../load-action.server.ts';
import { EarlierDraft } from '../../parts/forms/earlier-draft.tsx';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { type Refused, useAction } from '../../use-action.ts';
import { OrderPart } from '../order-part.tsx';
import type { Route } from './+types/new-order';
import { AddressFields } from './address-fields.tsx';
import { ChosenGoodsFields } from './chosen-products.tsx';
import { DeliveryAndPaymentPart } from './delivery-and-payment-part.tsx';
import { DiscountPart } from './discount-part.tsx';
import { FindCustomer } from './find-customer.tsx';
import { type PartProps, useNewOrder } from './new-order-form.ts';
import { OwnLineFields } from './own-lines.tsx';
import { SumPart } from './sum-part.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'orders.change');
  return null;
}

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
          {text('email')}
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
        {order.email.trim() === '' ? (
          <Text size="sm" c="dimmed" role="status">
            {t('adminOrders:noEmail')}
          </Text>
        ) : null}
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
                <Stack>
                  <ChosenGoodsFields chosen={form.order.chosen} onChange={(chosen) => form.set({ chosen })} />
                  <OwnLineFields
                    lines={form.order.ownLines}
                    problemOf={problemOf}
                    onChange={(ownLines) => form.set({ ownLines })}
                  />
                </Stack>
              </OrderPart>
              <DiscountPart order={form.order} set={form.set} quote={quote} problemOf={problemOf} />
              <OrderPart title={t('adminOrders:delivery')}>
                <AddressFields
                  address={form.order.address}
                  onChange={(address) => form.set({ address })}
                  problems={refused?.problems ?? {}}
                />
              </OrderPart>
              <DeliveryAndPaymentPart form={form} problemOf={problemOf} quote={quote} />
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
