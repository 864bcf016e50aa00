import { Alert, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { type Money, minus } from '#kernel/money.ts';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import { usePreview } from '../../../parts/use-preview.ts';
import { Eligibility } from '../../../payments/eligibility.tsx';
import { useAction } from '../../../use-action.ts';
import { OrderConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import { useAmountText, useMethodName } from '../../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderConflict } from './use-order-conflict.ts';

type Choice = ValueOf<'orders.payment-choices'>[number];

/** The effect on total and status. */
function Follows({ shown, choice }: { shown: Shown; choice: Choice }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { order, taxDocuments } = shown;
  const difference: Money = minus(choice.total, order.totals.total);
  const kind = difference.minor === 0 ? 'same' : difference.minor > 0 ? 'more' : 'less';
  const amount = amountText({ ...difference, minor: Math.abs(difference.minor) });
  const stays = choice.status === order.status && choice.status !== 'pending';
  const lines = [
    t(`adminOrders:changePayment.follows.${stays ? 'stays' : choice.status}`),
    ...(taxDocuments.some(({ kind: issued }) => issued === 'invoice')
      ? [t('adminOrders:changePayment.invoice')]
      : []),
    ...(order.email === '' && choice.status === 'pending' ? [t('adminOrders:changePayment.noEmail')] : []),
  ];
  return (
    <Alert color="blue" title={t(`adminOrders:changePayment.${kind}`, { amount })} aria-live="polite">
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Alert>
  );
}

/** The available payment methods, and why others are not. */
function ChooseMethod({
  shown,
  choices,
  value,
  onChange,
}: {
  shown: Shown;
  choices: readonly Choice[];
  value: string | null;
  onChange: (code: string | null) => void;
}) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const nameOf = useMethodName();
  const others = choices.filter(({ code }) => code !== shown.order.paymentMethod);
  const possible = others.filter(({ isOffered, against }) => isOffered && against === null);
  const against = [...new Set(others.flatMap((one) => (one.isOffered && one.against ? [one.against] : [])))];
  return (
    <>
      {possible.length === 0 ? (
        <Alert color="yellow">{t('adminOrders:changePayment.none')}</Alert>
      ) : (
        <Select
          label={t('adminOrders:changePayment.label')}
          data={possible.map(({ code, total }) => ({
            value: code,
            label: t('adminOrders:changePayment.choice', { name: nameOf(code), amount: amountText(total) }),
          }))}
          value={value}
          onChange={onChange}
          allowDeselect={false}
          required
        />
      )}
      {against.map((words) => (
        <Text key={words} size="sm" c="dimmed">
          {words}
        </Text>
      ))}
      <details>
        <Text size="sm" component="summary">
          {t('adminOrders:whyNot')}
        </Text>
        <Eligibility methods={choices} />
      </details>
    </>
  );
}

/** Changes the payment method of an unpaid order, with a preview of the effects. Source: OR-03, PM-04 */
export function PaymentDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const [code, setCode] = useState<string | null>(null);
  const preview = usePreview('orders.payment-choices', { id: opened.order.id }, opened.version);
  const choices = preview?.ok ? preview.value : [];
  const choice = choices.find((one) => one.code === code);
  const method = PAYMENT_CODES.find((one) => one === code);
  const change = async (reason: string) => {
    const { order, version } = opened;
    const sent = { id: order.id, method: method ?? 'cod', reason, version };
    const answer = await runAction('orders.change-payment', sent);
    if (answer.ok) notifications.show({ message: t('adminOrders:changePayment.done'), color: 'green' });
    return settle(answer);
  };
  return (
    <ReasonDialog
      title={t('adminOrders:changePayment.title', { number: opened.order.id })}
      label={t('adminOrders:changePayment.button')}
      onClose={onClose}
      onDo={change}
      isDisabled={choice === undefined || method === undefined}
      size="lg"
    >
      {conflict === null ? null : <OrderConflict {...conflict} />}
      {preview?.ok ? <ChooseMethod shown={opened} choices={choices} value={code} onChange={setCode} /> : null}
      {preview !== null && !preview.ok ? <Alert color="red">{preview.words}</Alert> : null}
      {choice === undefined ? null : <Follows shown={opened} choice={choice} />}
    </ReasonDialog>
  );
}
