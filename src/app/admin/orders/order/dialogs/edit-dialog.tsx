import { Alert, NumberInput, Select, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { inLanguage } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { MoneyField } from '../../../parts/fields.tsx';
import { usePreview } from '../../../parts/use-preview.ts';
import { useAction } from '../../../use-action.ts';
import { AddressFields, NO_ADDRESS, type TypedAddress } from '../../new-order/address-fields.tsx';
import type { ChosenProducts } from '../../new-order/chosen-products.tsx';
import { ProductSearch } from '../../new-order/find-products.tsx';
import { PartChoices, toRequestedProduct } from '../../new-order/part-choices.tsx';
import { OrderConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import { useAmountText } from '../../words.ts';
import { NameWithSku } from '../order-lines.tsx';
import { ChangeRules, isAllowed } from './change-rules.tsx';
import { PreviewResult } from './preview-result.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useByLines, useOrderConflict } from './use-order-conflict.ts';

type Preview = ValueOf<'orders.preview-edit'>;

const whole = (typed: string | number) => Math.max(0, Math.trunc(Number(typed)) || 0);

/** The totals before and after the edit. */
function Difference({ preview: { before, after } }: { preview: Preview }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const rows = (['subtotal', 'discount', 'delivery', 'total', 'vat'] as const).filter(
    (row) => before.totals[row].minor !== after.totals[row].minor,
  );
  const difference = minus(after.totals.total, before.totals.total);
  const amount = amountText({ ...difference, minor: Math.abs(difference.minor) });
  const kind = difference.minor === 0 ? 'same' : difference.minor > 0 ? 'more' : 'less';
  const words = t(`adminOrders:difference.${kind}`, { amount });
  return (
    <Alert color="blue" aria-live="polite" {...(rows.length === 0 ? {} : { title: words })}>
      {rows.length === 0 ? words : null}
      {rows.map((row) => (
        <Text key={row} size="sm">
          {t(`adminOrders:sums.${row}`)}: <Price money={before.totals[row]} /> →{' '}
          <Price money={after.totals[row]} />
        </Text>
      ))}
    </Alert>
  );
}

type LinesProps = Readonly<{
  shown: Shown;
  pieces: readonly number[];
  onPieces: (pieces: number[]) => void;
  joining: ChosenProducts;
  onJoining: (joining: ChosenProducts) => void;
  /** Why a line is refused, by `lineKey` or `joiningKey`. */
  problems: Readonly<Record<string, string | null>>;
}>;

const lineKey = (position: number) => `line-${position}`;
const joiningKey = (place: number) => `joining-${place}`;

/** The products to add; a quantity of 0 removes one. */
function AddedProducts({
  joining,
  onJoining,
  problems,
}: Pick<LinesProps, 'joining' | 'onJoining' | 'problems'>) {
  const { t, language } = useLanguage();
  return (
    <>
      {joining.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same kit
        <Stack key={place} gap={4}>
          <NumberInput
            label={
              <NameWithSku
                name={`${t('adminOrders:newLine')} ${inLanguage(one.product.name, language)}`}
                sku={one.product.sku}
              />
            }
            value={one.quantity}
            min={0}
            onChange={(typed) => onJoining(joining.with(place, { ...one, quantity: whole(typed) }))}
            error={problems[joiningKey(place)]}
          />
          <PartChoices one={one} onChange={(changed) => onJoining(joining.with(place, changed))} />
        </Stack>
      ))}
      <ProductSearch onTake={(product) => onJoining([...joining, { product, quantity: 1 }])} />
    </>
  );
}

function EditLines({ shown, pieces, onPieces, joining, onJoining, problems }: LinesProps) {
  const { t, language } = useLanguage();
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('adminOrders:editLinesHelp')}
      </Text>
      {shown.order.lines.map((line, position) => (
        <NumberInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
          key={position}
          label={<NameWithSku name={inLanguage(line.name, language)} sku={line.sku} />}
          value={pieces[position] ?? 0}
          min={0}
          onChange={(typed) =>
            onPieces(pieces.map((count, index) => (index === position ? whole(typed) : count)))
          }
          error={problems[lineKey(position)]}
        />
      ))}
      <AddedProducts joining={joining} onJoining={onJoining} problems={problems} />
    </Stack>
  );
}

function addressOf({ address }: Shown['order']): TypedAddress {
  const emirate = EMIRATES.find((one) => one === address.emirate) ?? NO_ADDRESS.emirate;
  return { ...NO_ADDRESS, ...address, emirate };
}

/** The edit of an order; untouched fields follow a reloaded order. */
function useEdit(shown: Shown) {
  const { order } = shown;
  const [pieces, setPieces] = useByLines<readonly number[]>(shown, () =>
    order.lines.map(({ quantity }) => quantity),
  );
  const [joining, setJoining] = useState<ChosenProducts>([]);
  const [typed, setAddress] = useState<TypedAddress | null>(null);
  const address = typed ?? addressOf(order);
  const [deliveryId, setDeliveryId] = useState<string | null>(null);
  const [deliveryCost, setDeliveryCost] = useState<number | null>(null);
  const [isOfAge, setOfAge] = useState(false);
  const stored = pieces.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
  const joined = joining.filter(({ quantity }) => quantity > 0).map(toRequestedProduct);
  const isSame =
    joined.length === 0 && pieces.every((quantity, position) => quantity === order.lines[position]?.quantity);
  const input = {
    id: order.id,
    address,
    isOfAge,
    ...(isSame ? {} : { lines: [...stored, ...joined] }),
    ...(deliveryId === null ? {} : { deliveryId }),
    ...(deliveryCost === null ? {} : { deliveryCost }),
  };
  const fields = { pieces, joining, address, deliveryId, deliveryCost, isOfAge };
  // Keys of the sent lines; a preview returns its lines in this order.
  const lineFields = [
    ...stored.map(({ position }) => lineKey(position)),
    ...joining.flatMap(({ quantity }, place) => (quantity > 0 ? [joiningKey(place)] : [])),
  ];
  const setters = { setPieces, setJoining, setAddress, setDeliveryId, setDeliveryCost, setOfAge };
  return { input, fields, lineFields, ...setters };
}

/** Edits lines, address and shipping, with a preview of the totals. Source: OR-03 */
export function EditDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const edit = useEdit(opened);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { fields, input } = edit;
  const preview = usePreview('orders.preview-edit', input, opened.version);
  const save = async (reason: string) => {
    const answer = await runAction('orders.edit', { ...input, reason, version: opened.version });
    if (answer.ok) notifications.show({ message: t('admin:saved'), color: 'green' });
    else setProblems(answer.problems);
    return settle(answer);
  };
  const rates = preview?.ok ? preview.value.rates : [];
  const lineProblems = preview?.ok ? preview.value.lineProblems : [];
  const isRefused = preview?.ok ? !isAllowed(preview.value) : preview?.code !== 'admin.unreadable';
  return (
    <ReasonDialog
      title={t('adminOrders:editTitle', { number: shown.order.id })}
      label={t('admin:save')}
      onClose={onClose}
      onDo={save}
      isDisabled={preview !== null && isRefused}
      size="lg"
    >
      {conflict === null ? null : <OrderConflict {...conflict} />}
      <Title order={3} size="h5">
        {t('adminOrders:items')}
      </Title>
      <EditLines
        shown={opened}
        pieces={fields.pieces}
        onPieces={edit.setPieces}
        joining={fields.joining}
        onJoining={edit.setJoining}
        problems={Object.fromEntries(
          edit.lineFields.map((field, index) => [field, lineProblems[index] ?? null]),
        )}
      />
      <Title order={3} size="h5">
        {t('adminOrders:delivery')}
      </Title>
      <AddressFields address={fields.address} onChange={edit.setAddress} problems={problems} />
      <Select
        label={t('adminOrders:way')}
        placeholder={t('adminOrders:wayStays')}
        data={rates.map(({ id, title, cost }) => ({
          value: id,
          label: `${inLanguage(title, language)} · ${amountText(cost)}`,
        }))}
        value={fields.deliveryId}
        onChange={edit.setDeliveryId}
        clearable
      />
      <MoneyField
        label={t('adminOrders:otherCost')}
        value={fields.deliveryCost}
        onChange={edit.setDeliveryCost}
      />
      <PreviewResult preview={preview}>
        {(judged) => (
          <>
            <ChangeRules
              judged={judged}
              isOfAge={fields.isOfAge}
              onOfAge={edit.setOfAge}
              problems={problems}
            />
            <Difference preview={judged} />
          </>
        )}
      </PreviewResult>
    </ReasonDialog>
  );
}
