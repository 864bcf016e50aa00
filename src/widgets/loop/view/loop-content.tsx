import type { ReactNode } from 'react';
import { PERSONAL_LOOP_PATH } from '#shop/loops/rules/personal-loop.ts';
import { warningKind } from '#shop/restrictions';
import { useLanguage } from '#views/language/language.tsx';
import { Pagination } from '#views/pagination/pagination.tsx';
import { FailedToast } from '#views/part-failed/part-failed.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { LoopData, LoopItem } from '../item.ts';
import type { GridSettings } from '../loop-fields.ts';
import { gridAttributes } from './grid-attributes.ts';
import { LoopEntries } from './loop-items.tsx';
import { filterLink, pageLinks } from './loop-links.ts';

type PagesProps = Readonly<{ data: LoopData; paging: GridSettings['paging'] }>;

function MoreLink({ data: { loop, links }, paging }: PagesProps) {
  const { t } = useLanguage();
  if (loop.page >= loop.pageCount) return null;
  return (
    <p className="j-loop__more j-before-5">
      <a
        className="j-btn j-btn--ghost"
        href={pageLinks(links)(loop.page + 1)}
        rel="next"
        data-loop-more={paging === 'endless' ? 'endless' : ''}
      >
        {t('loop:more')}
      </a>
    </p>
  );
}

const GROWS: readonly GridSettings['paging'][] = ['load-more', 'endless'];

/** The way back from a later page of a loop that grows, which is at its own address without scripts. */
function PreviousLink({ data: { loop, links }, paging }: PagesProps) {
  const { t } = useLanguage();
  if (!GROWS.includes(paging) || loop.page === 1) return null;
  return (
    <p className="j-loop__previous j-after-5">
      <a className="j-btn j-btn--ghost" href={pageLinks(links)(loop.page - 1)} rel="prev">
        {t('shop:previousPage')}
      </a>
    </p>
  );
}

const ONLY = { numbers: 'numbers', 'previous-next': 'ends' } as const;

function Pages({ data, paging }: PagesProps) {
  const { loop, links } = data;
  if (paging === 'none' || data.personal !== null) return null;
  if (paging === 'load-more' || paging === 'endless') return <MoreLink data={data} paging={paging} />;
  const only = paging === 'numbers-previous-next' ? {} : { only: ONLY[paging] };
  return <Pagination page={loop.page} pageCount={loop.pageCount} hrefOf={pageLinks(links)} {...only} />;
}

function ClearLink({ data: { loop, links } }: { data: LoopData }) {
  const { t } = useLanguage();
  if (loop.filters.length === 0) return null;
  return (
    <a className="j-btn" href={filterLink(links, [])} data-loop-clear="">
      {t('loop:clear')}
    </a>
  );
}

function Empty({ text, data }: { text: string; data: LoopData }) {
  const { t } = useLanguage();
  return (
    <div className="j-empty">
      <p className="j-quiet">{text === '' ? t('loop:nothing') : text}</p>
      <ClearLink data={data} />
    </div>
  );
}

/** A section of the shop's owner, with the link that takes the filters back. */
function EmptySection({ section, data }: { section: ReactNode; data: LoopData }) {
  return (
    <>
      {section}
      {data.loop.filters.length === 0 ? null : (
        <p className="j-loop__more j-before-5">
          <ClearLink data={data} />
        </p>
      )}
    </>
  );
}

function productsOf(items: readonly LoopItem[]) {
  return items.flatMap((item) => (item.kind === 'product' ? [item.card] : []));
}

/** The health warning that the products of a loop need. */
function Warnings({ items }: { items: readonly LoopItem[] }) {
  const products = productsOf(items);
  return warningKind(products.map((card) => card.class)) === 'tobacco' ? (
    <HealthWarning products={products} className="j-before-5" />
  ) : null;
}

/** The number of items, announced to screen readers after a change. */
function useSummary({ page, total, items, isRounded }: LoopData['loop']): string {
  const { t } = useLanguage();
  const counted = isRounded ? t('loop:countMore', { count: total }) : t('loop:count', { count: total });
  return total > items.length ? `${counted}. ${t('loop:page', { page })}` : counted;
}

/** Where the View of a loop gets the section that is shown without items. */
export type EmptyProps = Readonly<{ slots: Readonly<Record<'empty', ReactNode>> }>;

type LoopContentProps = Readonly<{
  data: LoopData;
  heading?: string;
  headingId?: string | undefined;
  grid: Omit<GridSettings, 'emptySection'>;
  /** The section that is shown without items. */
  empty: ReactNode;
  /** The whole item is a link. */
  isLink?: boolean;
  /** How its items are printed; the shop's own cards when omitted. */
  children?: ReactNode;
}>;

/** The items, or what is shown without any. */
function Items({ data, grid, empty, isLink = false, children }: LoopContentProps) {
  const { items } = data.loop;
  const { t } = useLanguage();
  if (data.isEmptySection) return <EmptySection section={empty} data={data} />;
  if (items.length === 0 && data.personal?.isHidden !== true) {
    const text = data.personal === null ? grid.emptyText : t(`loop:personal.${data.personal.source}`);
    return <Empty text={text} data={data} />;
  }
  return (
    children ?? (
      <LoopEntries
        {...gridAttributes(grid, items[0]?.kind === 'product' ? 'products' : undefined)}
        items={items}
        isLink={isLink}
      />
    )
  );
}

/** The items of a loop with their pages: what a filter replaces. */
function LoopContent(props: LoopContentProps) {
  const { data, grid } = props;
  const { items } = data.loop;
  const summary = useSummary(data.loop);
  return (
    <div className="j-loop__content" data-loop-content="" data-summary={summary}>
      <PreviousLink data={data} paging={grid.paging} />
      <Items {...props} />
      <Warnings items={items} />
      <Pages data={data} paging={grid.paging} />
    </div>
  );
}

/** The parts of the address that a loop depends on, beside its own parameters. */
function addressParts({ links, avoidsDuplicates }: LoopData): string | undefined {
  if (avoidsDuplicates) return 'pathname search';
  return links.isArchive ? 'pathname' : undefined;
}

/** A loop: its items, and what scripts need to filter it in place. */
export function Loop({ heading = '', headingId, ...props }: LoopContentProps) {
  const { data } = props;
  const { t, to } = useLanguage();
  const { personal } = data;
  const restricted = warningKind(productsOf(data.loop.items).map((card) => card.class));
  return (
    <div
      className="j-loop"
      data-loop={data.links.id}
      data-document={data.document}
      data-loop-by={addressParts(data)}
      data-restricted={restricted === null ? undefined : ''}
      data-loop-personal={personal?.source}
      data-loop-fragment={personal === null ? undefined : to(PERSONAL_LOOP_PATH)}
      hidden={personal?.isHidden === true}
    >
      {heading === '' ? null : (
        <div className="j-head">
          <h2 id={headingId}>{heading}</h2>
        </div>
      )}
      <LoopContent {...props} />
      <div className="j-part-failed" data-loop-failed="" hidden>
        <FailedToast text={t('loop:failed')} />
      </div>
      <div className="j-loop__overlay" data-loop-overlay="" hidden />
      <p className="screen-reader-text" role="status" data-loop-status="" />
    </div>
  );
}
