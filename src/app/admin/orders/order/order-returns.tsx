import { Anchor, Badge, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { partsInWords } from '#views/bundle/part-words.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { useAction } from '../../use-action.ts';
import type { ChosenProducts } from '../new-order/chosen-products.tsx';
import { toRequestedProduct } from '../new-order/part-choices.tsx';
import { OrderConflict } from '../order-conflict.tsx';
import { type May, OrderPart, type Shown } from '../order-part.tsx';
import { useAmountText } from '../words.ts';
import { ExchangeItems, useExchange } from './dialogs/exchange-items.tsx';
import { ReasonDialog } from './dialogs/reason-dialog.tsx';
import { useOrderConflict } from './dialogs/use-order-conflict.ts';

type OneReturn = Shown['returns'][number];

const DECISIONS = {
  asked: ['approve', 'refuse'],
  approved: ['receive'],
  received: ['refund', 'exchange'],
  refused: [],
  withdrawn: [],
  refunded: [],
  exchanged: [],
} as const satisfies Record<OneReturn['state'], readonly string[]>;

type Decision = (typeof DECISIONS)[OneReturn['state']][number];
type Choice = Readonly<{ isRestocked: boolean; version: number; wanted: ChosenProducts; isOfAge: boolean }>;

function useDecide(id: number) {
  const { runAction } = useAction();
  return (decision: Decision, reason: string, { isRestocked, version, wanted, isOfAge }: Choice) => {
    if (decision === 'refund') return runAction('returns.refund', { id, reason, isRestocked, delivery: 0 });
    if (decision !== 'exchange') return runAction(`returns.${decision}`, { id, reason });
    const lines = wanted.map(toRequestedProduct);
    return runAction('returns.exchange', { id, reason, isRestocked, version, lines, isOfAge });
  };
}

/** The preview of the refund for returned items, while that is the decision. */
function useRefundOf(one: OneReturn, shown: Shown, decision: Decision) {
  const lines = one.lines.map((line) => ({ ...line, isRestocked: false }));
  const wanted = { id: shown.order.id, lines, delivery: 0, fee: 0 };
  const preview = usePreview('refunds.preview', decision === 'refund' ? wanted : null, shown.version);
  return preview?.ok ? preview.value.payOut : null;
}

function DecisionDialog({
  one,
  shown,
  decision,
  onClose,
}: {
  one: OneReturn;
  shown: Shown;
  decision: Decision;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const decide = useDecide(one.id);
  const [isRestocked, setRestocked] = useState(one.reason !== 'faulty' && one.reason !== 'damaged');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const exchange = useExchange(one.id);
  const { opened, conflict, settle } = useOrderConflict(shown);
  const refund = useRefundOf(one, opened, decision);
  const amountText = useAmountText();
  const endsIt = decision === 'refund' || decision === 'exchange';
  const perform = async (reason: string) => {
    const { version } = opened;
    const answer = await decide(decision, reason, { isRestocked, version, ...exchange.choice });
    if (answer.ok)
      notifications.show({
        message: t(`adminOrders:decided.${decision}`, { number: one.id }),
        color: 'green',
      });
    else setProblems(answer.problems);
    return settle(answer);
  };
  const title = t(`adminOrders:decide.${decision}`);
  const label = refund === null ? title : t('adminOrders:refundNow', { amount: amountText(refund) });
  return (
    <ReasonDialog
      title={title}
      label={conflict === null ? label : t('adminOrders:decideAnyway')}
      onClose={onClose}
      onDo={perform}
      needsReason={decision === 'refuse'}
      isDestructive={decision === 'refuse'}
      isDisabled={decision === 'exchange' && !exchange.isAllowed}
    >
      <Text>
        {t(`adminOrders:decideText.${decision}`)}
        {opened.order.email === '' && !endsIt ? ` ${t('adminOrders:contact.noEmail')}` : null}
      </Text>
      {conflict === null ? null : <OrderConflict {...conflict} />}
      {endsIt ? (
        <Checkbox
          label={t('adminOrders:restock')}
          checked={isRestocked}
          onChange={(event) => setRestocked(event.currentTarget.checked)}
        />
      ) : null}
      {decision === 'exchange' ? <ExchangeItems exchange={exchange} problems={problems} /> : null}
    </ReasonDialog>
  );
}

/** The returned items; bundles with their parts. */
function ReturnedItems({ one, shown }: { one: OneReturn; shown: Shown }) {
  const { t, language } = useLanguage();
  const returned = one.lines.flatMap(({ position, quantity }) => {
    const line = shown.order.lines[position];
    return line === undefined ? [] : [{ line, position, quantity }];
  });
  const isOpenBundle = one.state === 'asked' && returned.some(({ line }) => line.parts.length > 0);
  return (
    <>
      {returned.map(({ line, position, quantity }) => (
        <div key={position}>
          <Text size="sm">
            {quantity} × {inLanguage(line.name, language)}
          </Text>
          {partsInWords(line.parts, language).map((part) => (
            <Text key={part} size="xs" c="dimmed">
              {part}
            </Text>
          ))}
        </div>
      ))}
      {isOpenBundle ? (
        <Text size="xs" c="dimmed">
          {t('adminOrders:bundleReturn')}
        </Text>
      ) : null}
    </>
  );
}

function Return({ one, shown, may }: { one: OneReturn; shown: Shown; may: May }) {
  const { t, to, language } = useLanguage();
  const [decision, setDecision] = useState<Decision | null>(null);
  const mayDecide = (requested: Decision) =>
    requested === 'refund' || requested === 'exchange' ? may.refund : may.change;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {t('account:orders.return.of', { number: one.id })}
        </Text>
        <Badge variant="light" className="admin-state">
          {t(`account:orders.return.states.${one.state}`)}
        </Badge>
        <Text size="xs" c="dimmed">
          {formatMoment(one.askedAt, language)}
        </Text>
      </Group>
      <ReturnedItems one={one} shown={shown} />
      <Text size="sm">
        {t(`account:orders.return.reasons.${one.reason}`)} · {t(`account:orders.return.wishes.${one.wish}`)}
      </Text>
      {one.words === '' ? null : (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          <bdi>{one.words}</bdi>
        </Text>
      )}
      {one.exchangeOrderId === null ? null : (
        <Anchor component={Link} size="sm" to={to(`/admin/orders/${one.exchangeOrderId}/`)}>
          {t('adminOrders:one', { number: one.exchangeOrderId })}
        </Anchor>
      )}
      <Group gap="xs">
        {DECISIONS[one.state].filter(mayDecide).map((requested) => (
          <Button key={requested} size="xs" variant="default" onClick={() => setDecision(requested)}>
            {t(`adminOrders:decide.${requested}`)}
          </Button>
        ))}
      </Group>
      {decision === null ? null : (
        <DecisionDialog one={one} shown={shown} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Stack>
  );
}

/** The returns of an order, from request to refund or exchange. Source: OR-05 */
export function OrderReturns({ shown, may }: { shown: Shown; may: May }) {
  const { t } = useLanguage();
  if (shown.returns.length === 0) return null;
  return (
    <OrderPart title={t('adminOrders:returns')}>
      <Stack>
        {shown.returns.map((one) => (
          <Return key={one.id} one={one} shown={shown} may={may} />
        ))}
      </Stack>
    </OrderPart>
  );
}
