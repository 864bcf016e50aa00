import { Button, Group } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Undo } from '../../content/undo.tsx';
import { loadAction } from '../../load-action.server.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import { AdminList, type Column } from '../../parts/lists/list.tsx';
import { ListBadge } from '../../parts/lists/list-badge.tsx';
import { pageIn, useQuery } from '../../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { useTextNames } from '../fields/translations.tsx';
import { filterIn } from '../rules/filter-in.ts';
import { Thumb } from '../thumb.tsx';
import type { Route } from './+types/products';
import { Bulk } from './bulk.tsx';
import { ProductFilters } from './filters.tsx';
import type { ListedProduct } from './inline.tsx';
import { PriceCell, StateCell, StockCell } from './inline.tsx';
import { MoreActions } from './more-actions.tsx';
import { useLastChange } from './use-last-change.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

const PER_PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = pageIn(query);
  const [list, choices, last] = await Promise.all([
    loadAction(args, 'products.list', { ...filterIn(query), page, perPage: PER_PAGE }),
    loadAction(args, 'products.choices', { hasDevices: false }),
    loadAction(args, 'products.last-many', {}),
  ]);
  return { ...list, choices, last, page };
}

/** The languages in which texts are missing. */
function MissingTexts({ product }: { product: ListedProduct }) {
  const { t } = useLanguage();
  const nameOf = useTextNames();
  return LANGUAGES.filter((language) => product.missing[language].length > 0).map((language) => (
    <span key={language} className="admin-cell-small" data-warning>
      {t('adminProducts:missing.in', {
        language: t(`admin:languages.${language}`),
        fields: product.missing[language].map(nameOf).join(t('adminProducts:missing.and')),
      })}
    </span>
  ));
}

function NameCell({ product }: { product: ListedProduct }) {
  const { t, to, language } = useLanguage();
  return (
    <div className="admin-cell-line">
      <Thumb file={product.pictureFile} />
      <div className="admin-cell-name">
        <Link data-row to={to(`/admin/products/${product.id}/`)}>
          {inLanguage(product.name, language)}
        </Link>
        <span className="admin-cell-small">
          <bdi>{product.sku || t('adminProducts:noSku')}</bdi>
          {product.variations > 0
            ? ` · ${t('adminProducts:list.variations', { count: product.variations })}`
            : ''}
        </span>
        <MissingTexts product={product} />
      </div>
    </div>
  );
}

function useColumns(mayChange: boolean, choices: ValueOf<'products.choices'>): Column<ListedProduct>[] {
  const { t } = useLanguage();
  return [
    {
      id: 'name',
      heading: t('adminProducts:list.product'),
      cell: (product) => <NameCell product={product} />,
    },
    {
      id: 'class',
      heading: t('adminProducts:class.label'),
      isWide: true,
      cell: (product) => <ListBadge color="gray">{t(`adminProducts:class.${product.class}`)}</ListBadge>,
    },
    {
      id: 'price',
      heading: t('adminProducts:list.price'),
      isNumber: true,
      cell: (product) => <PriceCell product={product} mayChange={mayChange} />,
    },
    {
      id: 'stock',
      heading: t('adminProducts:list.stock'),
      isNumber: true,
      cell: (product) => <StockCell product={product} mayChange={mayChange} locations={choices.locations} />,
    },
    {
      id: 'state',
      heading: t('adminProducts:list.state'),
      cell: (product) => <StateCell product={product} mayChange={mayChange} />,
    },
  ];
}

/** The list of products, with inline and bulk editing. Source: BO-01 */
export default function Products() {
  const { t, to, language } = useLanguage();
  const { rows, total, page, choices, last: stored } = useLoaderData<typeof loader>();
  const { params, isNarrowed } = useQuery();
  const rights = useRights();
  const mayChange = rights.includes('products.change');
  const columns = useColumns(mayChange, choices);
  const last = useLastChange(stored);
  const create = mayChange ? (
    <Button component={Link} to={to('/admin/products/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminProducts:list.create')}
    </Button>
  ) : null;
  const first = (
    <Group gap="xs" justify="center">
      {create}
      {mayChange && rights.includes('data-transfer.run') ? (
        <Button component={Link} to={to('/admin/data-transfer/')} variant="default">
          {t('adminProducts:files.import')}
        </Button>
      ) : null}
    </Group>
  );
  const sheet = mayChange ? (
    <Button component={Link} to={`${to('/admin/products/sheet/')}?${params}`} variant="default">
      {t('adminProducts:sheet.open')}
    </Button>
  ) : null;
  return (
    <ScreenPage
      title={t('adminProducts:menu.products')}
      lead={t('adminProducts:list.lead')}
      actions={
        <>
          <MoreActions undoable={last.count} onUndo={last.undo} />
          {sheet}
          {create}
        </>
      }
    >
      <ProductFilters choices={choices} />
      <Undo
        words={last.words}
        done={last.done}
        isBusy={last.isBusy}
        onUndo={last.undo}
        onClose={last.close}
      />
      <AdminList
        label={t('adminProducts:menu.products')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => inLanguage(name, language)}
        total={total}
        page={page}
        perPage={PER_PAGE}
        empty={
          <NothingHere
            title={t(isNarrowed ? 'adminProducts:list.none' : 'adminProducts:list.noneYet')}
            text={t(isNarrowed ? 'adminProducts:list.noneText' : 'adminProducts:list.noneYetText')}
            action={isNarrowed ? create : first}
          />
        }
        {...(mayChange
          ? {
              bulk: (selected, clear) => (
                <Bulk
                  ids={selected.map(Number)}
                  whole={
                    selected.length === rows.length && total > rows.length
                      ? { list: Object.fromEntries(params), total }
                      : null
                  }
                  isArchive={params.get('state') === 'archived'}
                  choices={choices}
                  onDone={(done) => {
                    if (done.refused.length === 0) clear();
                  }}
                />
              ),
            }
          : {})}
      />
    </ScreenPage>
  );
}
