import { Button, Group, NumberInput, Popover, Select, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { ListBadge } from '../../parts/lists/list-badge.tsx';
import { ErrorText } from '../../parts/screen.tsx';
import { wordsOf } from '../../terms/refused-words.ts';
import { type ActionAnswer, useAction } from '../../use-action.ts';

export type ListedProduct = ValueOf<'products.list'>['rows'][number];

type CellProps = { product: ListedProduct; mayChange: boolean };
type Saving = () => Promise<ActionAnswer<unknown>>;

type EditProps = Readonly<{ name: string; shown: ReactNode; save: Saving; children: ReactNode }>;

/** The fields of a value in a popover that is initially open. */
function OpenedEdit({ name, shown, save, children }: EditProps) {
  const { t } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await save();
    setBusy(false);
    setWords(wordsOf(answer, t));
    if (answer.ok) close();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(isNext) => (isNext ? setOpen(true) : close())}
      trapFocus
      withArrow
      position="bottom-end"
      width={280}
    >
      <Popover.Target>
        <button
          type="button"
          ref={button}
          className="admin-inline"
          aria-label={name}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="xs" ta="start">
            {children}
            <ErrorText words={words} />
            <Group justify="flex-end" gap="xs">
              <Button size="xs" variant="default" onClick={close}>
                {t('admin:cancel')}
              </Button>
              <Button size="xs" type="submit" loading={isBusy}>
                {t('admin:save')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * Inline editing: a click opens the fields, Enter saves, Escape cancels. The popover is mounted at the first click,
 * since those of fifty rows would double the render time of the screen.
 */
function EditInPlace(props: EditProps) {
  const [isUsed, setUsed] = useState(false);
  if (isUsed) return <OpenedEdit {...props} />;
  return (
    <button
      type="button"
      className="admin-inline"
      aria-label={props.name}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    >
      {props.shown}
    </button>
  );
}

function ShownPrice({ product }: { product: ListedProduct }) {
  const { t } = useLanguage();
  const { priceMinMinor, priceMaxMinor, regularMinor, isOnSale } = product;
  if (priceMinMinor === null) return t('adminProducts:list.noPrice');
  const isRange = priceMaxMinor !== null && priceMaxMinor !== priceMinMinor;
  return (
    <span className="admin-cell-line" data-end>
      {isOnSale && !isRange && regularMinor !== null && regularMinor !== priceMinMinor ? (
        <del className="admin-cell-small">
          <Price money={aed(regularMinor)} />
        </del>
      ) : null}
      <span className={isOnSale ? 'admin-cell-strong' : undefined}>
        <Price money={aed(priceMinMinor)} />
        {isRange ? (
          <>
            {' – '}
            <Price money={aed(priceMaxMinor)} />
          </>
        ) : null}
      </span>
    </span>
  );
}

/** The days of a sale; nothing for a sale without dates. */
function SaleDays({ product }: { product: ListedProduct }) {
  const { t, language } = useLanguage();
  const { hasSale, saleFrom, saleUntil } = product;
  if (!hasSale || (saleFrom === null && saleUntil === null)) return null;
  const day = (moment: Date | null) => (moment === null ? '' : formatDate(new Date(moment), language));
  const ends = { both: saleFrom !== null && saleUntil !== null, from: saleUntil === null };
  const which = ends.both ? 'saleBetween' : ends.from ? 'saleFrom' : 'saleUntil';
  return (
    <span className="admin-cell-small">
      {t(`adminProducts:list.${which}`, { from: day(saleFrom), until: day(saleUntil) })}
    </span>
  );
}

/** Marks a published product that cannot be bought, since it or some of its variations have no price. */
function NotForSale({ product }: { product: ListedProduct }) {
  const { t } = useLanguage();
  const { type, status, regularMinor, unpricedVariations: count } = product;
  const isUnpriced = type === 'simple' && regularMinor === null;
  if (status !== 'published' || (!isUnpriced && count === 0)) return null;
  return (
    <span className="admin-cell-small" data-warning>
      {isUnpriced ? t('adminProducts:unpriced.notForSale') : t('adminProducts:unpriced.inList', { count })}
    </span>
  );
}

/** The current price; regular and sale price of a product without variations are editable. */
export function PriceCell({ product, mayChange }: CellProps) {
  const { t, to, language } = useLanguage();
  const { runAction } = useAction();
  const [regular, setRegular] = useState(product.regularMinor);
  const [sale, setSale] = useState(product.saleMinor);
  const shown = (
    <>
      <ShownPrice product={product} />
      <SaleDays product={product} />
      <NotForSale product={product} />
    </>
  );
  if (!mayChange) return shown;
  if (product.type === 'variable' || product.type === 'grouped')
    return <Link to={to(`/admin/products/${product.id}/`)}>{shown}</Link>;
  return (
    <EditInPlace
      name={t('adminProducts:list.changePrice', { name: inLanguage(product.name, language) })}
      shown={shown}
      save={() =>
        runAction('products.change-one', {
          id: product.id,
          change: { regularMinor: regular, saleMinor: sale },
        })
      }
    >
      <MoneyField label={t('adminProducts:price.regular')} value={regular} onChange={setRegular} />
      <MoneyField label={t('adminProducts:price.sale')} value={sale} onChange={setSale} />
    </EditInPlace>
  );
}

const STOCK_COLORS = { instock: 'green', outofstock: 'red', onbackorder: 'yellow' } as const;

function ShownStock({ product }: { product: ListedProduct }) {
  const { t } = useLanguage();
  const color = product.isLow && product.stock === 'instock' ? 'yellow' : STOCK_COLORS[product.stock];
  return (
    <ListBadge color={color}>
      {product.left === null ? t(`adminProducts:stock.${product.stock}`) : product.left}
    </ListBadge>
  );
}

type Locations = ValueOf<'products.choices'>['locations'];

/** The stock; a count is recorded in the ledger as a difference. */
export function StockCell({ product, mayChange, locations }: CellProps & { locations: Locations }) {
  const { t, to, language } = useLanguage();
  const { runAction } = useAction();
  const [counted, setCounted] = useState<number | string>(product.left ?? 0);
  const [locationId, setLocation] = useState(String(locations[0]?.id ?? ''));
  const shown = <ShownStock product={product} />;
  if (!mayChange) return shown;
  if (product.left === null || product.type !== 'simple')
    return <Link to={to(`/admin/products/${product.id}/#stock`)}>{shown}</Link>;
  return (
    <EditInPlace
      name={t('adminProducts:list.changeStock', { name: inLanguage(product.name, language) })}
      shown={shown}
      save={() =>
        runAction('stock.adjust', {
          productId: product.id,
          locationId: Number(locationId) || null,
          counted: Math.round(Number(counted)),
          reason: 'count',
        })
      }
    >
      {locations.length > 1 ? (
        <Select
          label={t('adminProducts:stock.location')}
          data={locations.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
          value={locationId}
          allowDeselect={false}
          onChange={(value) => setLocation(value ?? '')}
          comboboxProps={{ withinPortal: false }}
        />
      ) : null}
      <NumberInput
        label={t('adminProducts:stock.counted')}
        description={t('adminProducts:stock.countedHelp')}
        value={counted}
        onChange={setCounted}
        min={0}
        allowDecimal={false}
      />
    </EditInPlace>
  );
}

const STATE_COLORS = { published: 'green', private: 'gray', draft: 'yellow', archived: 'gray' } as const;
const CHOSEN_STATES = ['published', 'draft', 'private', 'archived'] as const;
type State = (typeof CHOSEN_STATES)[number];

function isState(value: string | null): value is State {
  return CHOSEN_STATES.some((state) => state === value);
}

/** The status, editable. */
export function StateCell({ product, mayChange }: CellProps) {
  const { t, language } = useLanguage();
  const { runAction } = useAction();
  const [state, setState] = useState<State>(product.status);
  const isScheduled = product.status === 'draft' && product.publishAt !== null;
  const shown = (
    <ListBadge color={STATE_COLORS[product.status]}>
      {t(`adminProducts:state.${isScheduled ? 'scheduled' : product.status}`)}
    </ListBadge>
  );
  if (!mayChange) return shown;
  return (
    <EditInPlace
      name={t('adminProducts:list.changeState', { name: inLanguage(product.name, language) })}
      shown={shown}
      save={() => runAction('products.change-one', { id: product.id, change: { status: state } })}
    >
      <Select
        label={t('adminProducts:list.state')}
        data={CHOSEN_STATES.map((value) => ({ value, label: t(`adminProducts:state.${value}`) }))}
        value={state}
        allowDeselect={false}
        onChange={(value) => isState(value) && setState(value)}
        comboboxProps={{ withinPortal: false }}
      />
    </EditInPlace>
  );
}
