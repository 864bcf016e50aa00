import { Group, Image, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { inLanguage, type Language } from '#kernel/language.ts';
import { type Money, minus } from '#kernel/money.ts';
import type { OrderLine } from '#shop/orders';
import { NO_PRODUCT } from '#shop/orders/rules/no-product.ts';
import { partsInWords } from '#views/bundle/part-words.ts';
import { useLanguage } from '#views/language/language.tsx';
import { mediaAddress } from '#views/picture/picture.tsx';
import { Price } from '#views/price/price.tsx';
import '../../parts/lists/list.css';
import type { Shown } from '../order-part.tsx';

const PICTURE_PX = 44;

/** The name of a line with options and SKU. */
export function LineName({ line }: { line: Pick<OrderLine, 'name' | 'options' | 'sku' | 'parts'> }) {
  const { language } = useLanguage();
  const options = line.options.map(
    ({ name, value }) => `${inLanguage(name, language)}: ${inLanguage(value, language)}`,
  );
  return (
    <>
      <Text size="sm" fw={500} component="div">
        {inLanguage(line.name, language)}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        {[...options].join(' · ')}
        {options.length > 0 && line.sku !== '' ? ' · ' : ''}
        <bdi>{line.sku}</bdi>
      </Text>
      {partsInWords(line.parts, language).map((part) => (
        <Text key={part} size="xs" c="dimmed" component="div">
          {part}
        </Text>
      ))}
    </>
  );
}

/** The name of a line with its options as plain text, for screen readers. */
export function lineInWords(
  { name, options }: Pick<OrderLine, 'name' | 'options'>,
  language: Language,
): string {
  const values = options.map(({ value }) => inLanguage(value, language));
  return [inLanguage(name, language), ...values].join(language === 'ar' ? '، ' : ', ');
}

/** A name with its SKU on one line; the SKU is left-to-right and does not wrap. */
export function NameWithSku({ name, sku }: { name: string; sku: string }) {
  return (
    <>
      {name} · <bdi className="admin-number">{sku}</bdi>
    </>
  );
}

function LinePicture({ line, pictures }: { line: OrderLine; pictures: Shown['pictures'] }) {
  const picture = pictures.find(({ file }) => file === line.imageFile);
  return (
    <Image
      src={picture === undefined ? null : mediaAddress(picture.small)}
      fallbackSrc="/brand/mark.svg"
      alt=""
      w={PICTURE_PX}
      h={PICTURE_PX}
      radius="sm"
      fit="cover"
      style={{ flex: 'none' }}
    />
  );
}

function LineRow({ line, pictures }: { line: OrderLine; pictures: Shown['pictures'] }) {
  const { t, to } = useLanguage();
  return (
    <Table.Tr>
      <Table.Td data-name>
        <Group wrap="nowrap" gap="sm">
          <LinePicture line={line} pictures={pictures} />
          <div>
            {line.productId === NO_PRODUCT ? (
              <LineName line={line} />
            ) : (
              <Link data-row to={to(`/admin/products/${line.productId}/`)}>
                <LineName line={line} />
              </Link>
            )}
            {line.refundedQuantity > 0 ? (
              <Text size="xs" c="red">
                {t('adminOrders:refundedOf', { count: line.refundedQuantity })}
              </Text>
            ) : null}
          </div>
        </Group>
      </Table.Td>
      <Table.Td className="admin-number" ta="end" data-label={t('adminOrders:quantity')}>
        {line.quantity}
      </Table.Td>
      <Table.Td className="admin-number" ta="end" data-label={t('adminOrders:unitPrice')}>
        <Price money={line.unitPrice} />
      </Table.Td>
      <Table.Td className="admin-number" ta="end" data-label={t('adminOrders:discount')}>
        {line.discount.minor === 0 ? '–' : <Price money={line.discount} />}
      </Table.Td>
      <Table.Td className="admin-number" ta="end" data-label={t('adminOrders:vat')}>
        <Price money={line.vat} />
      </Table.Td>
      <Table.Td className="admin-number" ta="end" data-label={t('adminOrders:amount')}>
        <Price money={minus(line.total, line.discount)} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The ordered lines. */
export function OrderLines({ shown: { order, pictures } }: { shown: Shown }) {
  const { t } = useLanguage();
  const heads = ['quantity', 'unitPrice', 'discount', 'vat', 'amount'] as const;
  return (
    <Table.ScrollContainer minWidth={620} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table className="admin-table admin-stacked" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminOrders:item')}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="end">
                {t(`adminOrders:${head}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
            <LineRow key={position} line={line} pictures={pictures} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type Sum = { label: string; money: Money; isStrong?: boolean; isTaken?: boolean };

function SumRow({ label, money, isStrong = false, isTaken = false }: Sum) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="md" py={3}>
      <Text size="sm" component="dt" fw={isStrong ? 600 : 400}>
        {label}
      </Text>
      <Text size="sm" component="dd" m={0} fw={isStrong ? 600 : 400} className="admin-number">
        {isTaken ? '− ' : null}
        <Price money={money} />
      </Text>
    </Group>
  );
}

/** The totals of the order, with payments and refunds. */
export function OrderTotals({ shown: { order, difference } }: { shown: Shown }) {
  const { t, language } = useLanguage();
  const { totals, money, discounts, delivery } = order;
  const sums: Sum[] = [
    { label: t('adminOrders:subtotal'), money: totals.subtotal },
    ...discounts.map(({ code, title, amount }) => ({
      label: [inLanguage(title, language), code].filter(Boolean).join(' · '),
      money: amount,
      isTaken: true,
    })),
    { label: inLanguage(delivery.title, language), money: totals.delivery },
    ...(order.isGiftWrapped ? [{ label: t('adminOrders:giftWrap'), money: totals.giftWrap }] : []),
    ...(totals.fee.minor === 0 ? [] : [{ label: t('adminOrders:fee'), money: totals.fee }]),
    { label: t('adminOrders:total'), money: totals.total, isStrong: true },
    { label: t('adminOrders:vatIn'), money: totals.vat },
    ...(money.byGiftCard.minor === 0 ? [] : [{ label: t('giftCards:paid'), money: money.byGiftCard }]),
    ...(order.oldShop === null ? [{ label: t('adminOrders:paid'), money: money.paid }] : []),
    ...(money.refunded.minor === 0
      ? []
      : [{ label: t('adminOrders:givenBack'), money: money.refunded, isTaken: true }]),
  ];
  const left = { ...difference, minor: Math.abs(difference.minor) };
  return (
    <dl style={{ margin: 0, marginInlineStart: 'auto', maxInlineSize: '24rem' }}>
      {sums.map((sum, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sums of one order never change places
        <SumRow key={index} {...sum} />
      ))}
      {difference.minor === 0 ? null : (
        <SumRow
          label={t(difference.minor > 0 ? 'adminOrders:stillDue' : 'adminOrders:toPayOut')}
          money={left}
          isStrong
        />
      )}
    </dl>
  );
}
