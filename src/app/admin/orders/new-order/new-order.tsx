import { Grid, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ErrorAlert, ScreenPage } from '../../parts/screen.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { type Refused, useAction } from '../../use-action.ts';
import { DraftPart } from '../drafts/draft-part.tsx';
import { parseDraft, useOrderDraft } from '../drafts/use-order-draft.ts';
import { OrderPart } from '../order-part.tsx';
import { openProblems } from '../rules/open-problems.ts';
import type { Route } from './+types/new-order';
import { AddressFields } from './address-fields.tsx';
import { ChosenProductsFields } from './chosen-products.tsx';
import { CustomItemFields } from './custom-items.tsx';
import { DeliveryAndPaymentPart } from './delivery-and-payment-part.tsx';
import { DiscountPart } from './discount-part.tsx';
import { FindCustomer } from './find-customer.tsx';
import { emptyOrder, type PartProps, useNewOrder } from './new-order-form.ts';
import { SumPart } from './sum-part.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'orders.change');
  const id = Number(new URL(args.request.url).searchParams.get('draft') ?? Number.NaN);
  return {
    draft: Number.isSafeInteger(id) && id > 0 ? await loadAction(args, 'orders.draft', { id }) : null,
  };
}

/** The form saves its draft by itself; only another draft has to be loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

/** The customer and contact details. */
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

/** The customer's note, and an internal one. */
function NotesPart({ form: { order, set }, problemOf }: PartProps) {
  const { t } = useLanguage();
  return (
    <OrderPart title={t('adminOrders:notesTitle')}>
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
          label={t('adminOrders:privateNote')}
          description={t('adminOrders:privateNoteHelp')}
          value={order.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
          maxLength={500}
        />
      </Stack>
    </OrderPart>
  );
}

type Draft = ReturnType<typeof useLoaderData<typeof loader>>['draft'];

/** Why an order was refused, and the input that was sent. */
type Refusal = Readonly<{ refused: Refused; sent: object }>;

const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** Focuses the first invalid field after a refusal, since it may be far above the button. */
function useWrongField(refusal: Refusal | null) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return place;
}

/** The form of an order, empty or from a draft. */
function NewOrderForm({ draft: openedDraft }: { draft: Draft }) {
  const { t, to, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [opened] = useState(() =>
    openedDraft === null
      ? { values: emptyOrder(language), version: 0 }
      : { values: parseDraft(openedDraft.content, language), version: openedDraft.version },
  );
  const form = useNewOrder(language, opened.values);
  const [refusal, setRefused] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const quoted = usePreview('orders.quote', form.quoting, round);
  const quote = quoted?.ok ? quoted.value : null;
  const { order, isTouched } = form;
  const problems =
    refusal === null ? NO_PROBLEMS : openProblems(refusal.refused.problems, refusal.sent, form.creating);
  const place = useWrongField(refusal);
  const total = quote?.totals.total.minor ?? null;
  const draft = useOrderDraft({ order, isTouched, total, opened, onAdopt: form.show });
  // The draft is deleted once the order is created, so Back must not open it.
  const onward = useOnward(draft.isDirty, { replaces: true });
  const problemOf = (field: string) => {
    const problem = problems[field] ?? draft.problemOf(field);
    return problem === undefined
      ? undefined
      : t(`adminOrders:problems.${problem}`, { defaultValue: problem });
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    await draft.end();
    const sent = form.creating;
    const answer = await runAction('orders.create', { ...sent, seenTotal: total });
    setRefused(answer.ok ? null : { refused: answer, sent });
    if (!answer.ok) {
      draft.goOn();
      setRound((before) => before + 1);
      return;
    }
    const { id } = answer.value;
    notifications.show({ message: t('adminOrders:created', { number: id }), color: 'green' });
    form.empty();
    onward(to(`/admin/orders/${id}/`));
  };
  const words = refusal?.refused.words ?? (quoted !== null && !quoted.ok ? quoted.words : null);
  return (
    <ScreenPage title={t('adminOrders:newTitle')} lead={t('adminOrders:newLead')}>
      <form ref={place} onSubmit={(event) => void create(event)} noValidate>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <WhoPart form={form} problemOf={problemOf} />
              <OrderPart title={t('adminOrders:items')}>
                <Stack>
                  <ChosenProductsFields chosen={form.order.lines} onChange={(lines) => form.set({ lines })} />
                  <CustomItemFields
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
                  problems={problems}
                />
              </OrderPart>
              <DeliveryAndPaymentPart form={form} problemOf={problemOf} quote={quote} />
              <NotesPart form={form} problemOf={problemOf} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack style={{ position: 'sticky', insetBlockStart: '5rem' }}>
              <SumPart quote={quote} isBusy={isBusy} />
              <DraftPart draft={draft} isTouched={isTouched} quote={quote} />
              <ErrorAlert words={words} />
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
      <LeaveWarning isDirty={draft.isDirty} />
    </ScreenPage>
  );
}

/** Creates a manual order. Source: OR-03 */
export default function NewOrderScreen() {
  const { draft } = useLoaderData<typeof loader>();
  useEffect(() => {
    try {
      // Earlier versions stored drafts in the browser.
      localStorage.removeItem('jamra-admin-draft:order:new');
    } catch {
      // Storage is blocked: there are none.
    }
  }, []);
  return <NewOrderForm key={draft?.id ?? 'new'} draft={draft} />;
}
