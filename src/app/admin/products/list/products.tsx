import { Badge, Button, Group, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import { AdminList, type Column } from '../../parts/lists/list.tsx';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { Thumb } from '../thumb.tsx';
import type { Route } from './+types/products';
import { Bulk } from './bulk.tsx';
import { ProductFilters } from './filters.tsx';
import type { ListedProduct } from './inline.tsx';
import { PriceCell, StateCell, StockCell } from './inline.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

const PER_PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => cutText(query.get(name) ?? '', 200) || null;
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
  const sale = text('sale');
  const [found, choices] = await Promise.all([
    loadAction(args, 'products.list', {
      text: text('q') ?? '',
      productClass: text('class'),
      categoryId: Number.parseInt(text('category') ?? '', 10) || null,
      brand: text('brand'),
      status: text('state'),
      stock: text('stock') ?? 'all',
      onSale: sale === null ? null : sale === 'yes',
      sort: text('sort') ?? 'updated',
      page,
      perPage: PER_PAGE,
    }),
    loadAction(args, 'products.choices', {}),
  ]);
  return { ...found, choices, page };
}

function NameCell({ product }: { product: ListedProduct }) {
  const { t, to, language } = useLanguage();
  return (
    <Group gap="sm" wrap="nowrap">
      <Thumb file={product.pictureFile} />
      <div style={{ minWidth: '12rem' }}>
        <Link data-row to={to(`/admin/products/${product.id}/`)}>
          <Text fw={600} size="sm" lineClamp={2}>
            {inLanguage(product.name, language)}
          </Text>
        </Link>
        <Text size="xs" c="dimmed">
          <bdi>{product.sku || t('adminProducts:noSku')}</bdi>
          {product.variations > 0
            ? ` · ${t('adminProducts:list.variations', { count: product.variations })}`
            : ''}
        </Text>
      </div>
    </Group>
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
      cell: (product) => (
        <Badge variant="light" color="gray">
          {t(`adminProducts:class.${product.class}`)}
        </Badge>
      ),
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

/** Every product of the shop, found, looked over and changed in place or many at once. Source: BO-01 */
export default function Products() {
  const { t, to, language } = useLanguage();
  const { rows, total, page, choices } = useLoaderData<typeof loader>();
  const rights = useRights();
  const mayChange = rights.includes('products.change');
  const columns = useColumns(mayChange, choices);
  const create = mayChange ? (
    <Button component={Link} to={to('/admin/products/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminProducts:list.create')}
    </Button>
  ) : null;
  return (
    <ScreenPage title={t('adminProducts:menu.products')} lead={t('adminProducts:list.lead')} actions={create}>
      <ProductFilters choices={choices} />
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
            title={t('adminProducts:list.none')}
            text={t('adminProducts:list.noneText')}
            action={create}
          />
        }
        {...(mayChange
          ? {
              bulk: (selected, clear) => <Bulk ids={selected.map(Number)} choices={choices} onDone={clear} />,
            }
          : {})}
      />
    </ScreenPage>
  );
}
