import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { MenuEntry } from '../area.ts';
import { useAmountText } from '../orders/words.ts';
import type { AdminIconName } from '../parts/icon.tsx';
import { usePreview } from '../parts/use-preview.ts';
import { useRights } from '../parts/use-rights.ts';
import { stateKey } from '../templates/state-badge.tsx';
import { beginsWith, findBy, readSearch } from './match.ts';
import { type Destination, useFindables } from './use-findables.ts';
import { type HelpResult, useHelpTopics } from './use-help-topics.ts';

/** A row of the results. */
export type Result = Readonly<{
  key: string;
  name: string;
  detail: string;
  path: string;
  icon: AdminIconName;
  /** The task of the help that it opens, null for the whole topic; if undefined, the row opens a screen. */
  help?: number | null;
  /** The archived product to restore before its screen is opened. */
  restores?: number;
}>;

/** A titled group of results. */
export type ResultGroup = Readonly<{ name: string; results: readonly Result[] }>;

/** The results so far, and whether records are still loading or failed to load. */
export type Results = Readonly<{ groups: readonly ResultGroup[]; state: 'ready' | 'loading' | 'failed' }>;

type Records = ValueOf<'search.records'>;
type ProductRow = NonNullable<Records['products']>['rows'][number];

const MOST = 6;
/** Shorter words match too many records. */
const SHORTEST = 3;

function toResult({ name, path, icon }: Destination, detail = ''): Result {
  return { key: path + name, name, detail, path, icon };
}

function toHelp({ topic, task, name, screen }: HelpResult): Result {
  return {
    ...{ key: `help:${topic}:${task}`, name, path: topic, icon: 'question', help: task },
    detail: task === null ? '' : screen,
  };
}

/** Groups of the found records that the member may see, each with a link to the full list. */
function useRecordGroups() {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const rights = useRights();

  const rest = (group: string, { hasMore }: { hasMore: boolean }, path: string): Result[] =>
    hasMore
      ? [
          {
            ...{ key: `${group}:all`, detail: '', path, icon: 'magnifying-glass' },
            name: t(`adminFinding:all.${group}`),
          },
        ]
      : [];

  const orders = (orders: NonNullable<Records['orders']>, typed: string): Result[] => [
    ...orders.rows.map(({ id, name, email, status, total }) => ({
      ...{ key: `order:${id}`, path: `/admin/orders/${id}/`, icon: 'receipt' as const },
      name: t('adminFinding:order', { id }),
      detail: [name || email, t(`adminOrders:statuses.${status}`), amountText(total)].join(' · '),
    })),
    ...rest('orders', orders, `/admin/orders/?q=${encodeURIComponent(typed)}`),
  ];
  const product = ({ id, name, sku, status }: ProductRow): Result[] => {
    const path = `/admin/products/${id}/`;
    const state = status === 'published' ? [] : [t(`adminProducts:state.${status}`)];
    const detail = [sku, ...state].filter((part) => part !== '').join(' · ');
    const opened = { key: `product:${id}`, name, path, detail, icon: 'package' as const };
    if (status !== 'archived' || !rights.includes('products.change')) return [opened];
    const restored = { ...opened, key: `restore:${id}`, restores: id, icon: 'arrow-u-up-left' as const };
    return [opened, { ...restored, name: t('adminFinding:restore', { name }) }];
  };
  const products = ({ products: list, ranges }: Records, typed: string): Result[] => [
    ...(ranges ?? []).map(({ name, of, filter }) => ({
      ...{ key: filter, name, path: `/admin/products/?${filter}`, icon: 'tag' as const },
      detail: t(`adminFinding:ranges.${of}`),
    })),
    ...(list?.rows ?? []).flatMap(product),
    ...(list === null ? [] : rest('products', list, `/admin/products/?q=${encodeURIComponent(typed)}`)),
  ];
  const customers = (customers: NonNullable<Records['customers']>, typed: string): Result[] => [
    ...customers.rows.map(({ id, name, email }) => ({
      ...{ key: `customer:${id}`, name, detail: email, path: `/admin/customers/${id}/` },
      icon: 'user' as const,
    })),
    ...rest('customers', customers, `/admin/customers/?q=${encodeURIComponent(typed)}`),
  ];
  const kindWords: Readonly<Record<string, string>> = {
    home: 'adminContent:menu.home',
    page: 'adminContent:menu.pages',
    article: 'adminContent:menu.articles',
    portfolio: 'adminContent:menu.portfolio',
  };
  const documents = (documents: NonNullable<Records['documents']>): Result[] =>
    documents.map(({ kind, name, state, path }) => ({
      ...{ key: path, name, path, icon: 'article' as const },
      detail: [t(kindWords[kind] ?? `adminTemplates:places.${kind}`), t(stateKey(state))].join(' · '),
    }));

  return (records: Records, typed: string): ResultGroup[] => [
    { name: 'orders', results: records.orders === null ? [] : orders(records.orders, typed) },
    { name: 'products', results: products(records, typed) },
    { name: 'customers', results: records.customers === null ? [] : customers(records.customers, typed) },
    { name: 'documents', results: records.documents === null ? [] : documents(records.documents) },
  ];
}

/** The results of a search: screens, actions, settings and help immediately, records when loaded. */
export function useResults(entries: readonly MenuEntry[], typed: string): Results {
  const { t } = useLanguage();
  const findables = useFindables(entries);
  const helpTopics = useHelpTopics(entries);
  const recordGroups = useRecordGroups();
  const q = typed.trim();
  const isAsked = q.length >= SHORTEST;
  const answer = usePreview('search.records', isAsked ? { q } : null);
  if (q === '') {
    const all = ['actions', 'screens'] as const;
    return {
      state: 'ready',
      groups: all.map((name) => ({ name, results: findables[name].map((one) => toResult(one)) })),
    };
  }
  const { variant, helpVariant } = readSearch(Object.values(findables), helpTopics, q);
  const matching = (name: keyof typeof findables) => findBy(findables[name], variant).slice(0, MOST);
  // If the name of an action starts with the search, actions precede screens that match by chance.
  const isNamed = (name: keyof typeof findables) => matching(name).some((one) => beginsWith(one, q));
  const order = ['screens', 'actions'] as const;
  const first = isNamed('actions') && !isNamed('screens') ? order.toReversed() : order;
  const settings = {
    name: 'settings',
    results: matching('settings').map((one) => toResult(one, t('adminFinding:setting'))),
  };
  // A setting whose name starts with the search, such as *Logo*, precedes records.
  const isSetting = isNamed('settings') && !first.some(isNamed);
  const groups = [
    ...(isSetting ? [settings] : []),
    ...first.map((name) => ({ name, results: matching(name).map((one) => toResult(one)) })),
    ...(answer?.ok ? recordGroups(answer.value, q) : []),
    ...(isSetting ? [] : [settings]),
    { name: 'help', results: findBy(helpTopics, helpVariant).slice(0, MOST).map(toHelp) },
  ];
  return { groups: groups.filter(({ results }) => results.length > 0), state: stateOf(isAsked, answer) };
}

function stateOf(isAsked: boolean, answer: { ok: boolean } | null): Results['state'] {
  if (!isAsked) return 'ready';
  if (answer === null) return 'loading';
  return answer.ok ? 'ready' : 'failed';
}
