import type { ReactNode } from 'react';
import type { ProductId } from '#kernel/ids.ts';
import { warningKind } from '#shop/restrictions/rules/warning-kind.ts';
import type { Wishlist } from '#shop/wishlist';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';
import { balancedColumns, columnStyle, wideCard } from '../product-card/balanced-columns.ts';
import { HealthWarning } from '../warning/health-warning.tsx';
import { WishlistEntry } from './wishlist-entry.tsx';

/** What a form of the page has just done, or why it did not. */
export type WishlistAnswer =
  | Readonly<{ kind: 'added' | 'removed'; productId: ProductId }>
  | Readonly<{ kind: 'share.made' | 'share.withdrawn' | 'mails.saved' | 'mails.stopped' }>
  | Readonly<{ kind: 'refused'; text: string }>;

type WishlistProps = {
  wishlist: Wishlist;
  answer: WishlistAnswer | null;
  /** On a page of another title. */
  isPlaced?: boolean;
  /** The reader's own list; otherwise one that was shared. */
  isOwn?: boolean;
  children?: ReactNode;
};

const MOST_COLUMNS = { desktop: 4, tablet: 3 };
const EAGER = 4;

/** Confirms an action; a removed product can be added back. */
function Answer({ answer }: { answer: WishlistAnswer }) {
  const { t } = useLanguage();
  if (answer.kind === 'refused') {
    return (
      <div role="alert">
        <Notice kind="error">{answer.text}</Notice>
      </div>
    );
  }
  return (
    <Notice kind="success">
      {t(`wishlist:${answer.kind}`)}{' '}
      {answer.kind === 'removed' ? (
        <button className="j-link" type="submit" form="wishlist-form" name="add" value={answer.productId}>
          {t('wishlist:undo')}
        </button>
      ) : null}
    </Notice>
  );
}

function Entries({ wishlist: { entries }, isPlaced = false, isOwn = true }: WishlistProps) {
  const classes = entries.map(({ card }) => card.class);
  const kind = warningKind(classes);
  const columns = columnStyle(balancedColumns(entries.length, MOST_COLUMNS));
  const wide = wideCard(entries.length);
  return (
    <>
      <ul className="j-grid products j-grid--whole" style={columns}>
        {entries.map((entry, at) => (
          <WishlistEntry
            key={entry.card.id}
            entry={entry}
            headingLevel={isPlaced ? 3 : 2}
            isOwn={isOwn}
            isEager={at < EAGER && !isPlaced}
            isWide={at === wide}
          />
        ))}
      </ul>
      {kind === 'tobacco' ? (
        <HealthWarning products={entries.map(({ card }) => card)} className="j-before-5" />
      ) : null}
    </>
  );
}

function Empty({ isOwn }: { isOwn: boolean }) {
  const { t, to } = useLanguage();
  return (
    <EmptyState
      icon="heart"
      title={t(isOwn ? 'wishlist:empty' : 'wishlist:sharedEmpty')}
      text={t(isOwn ? 'wishlist:emptyText' : 'wishlist:sharedEmptyText')}
      action={{ label: t('wishlist:shop'), href: to('/shop/') }}
    />
  );
}

function Head({ count, isPlaced, isOwn }: { count: number; isPlaced: boolean; isOwn: boolean }) {
  const { t } = useLanguage();
  const Heading = isPlaced ? 'h2' : 'h1';
  return (
    <header className="j-wishlist__head">
      <Heading>{t(isOwn ? 'wishlist:title' : 'wishlist:sharedTitle')}</Heading>
      {count === 0 ? null : <p className="j-quiet">{t('wishlist:count', { count })}</p>}
    </header>
  );
}

/** A wishlist with its actions; an empty one links to the shop. */
export function WishlistPage(props: WishlistProps) {
  const { wishlist, answer, isPlaced = false, isOwn = true, children } = props;
  const { t } = useLanguage();
  const { entries, missingCount } = wishlist;
  return (
    <section className="j-wishlist woocommerce">
      <Head count={entries.length} isPlaced={isPlaced} isOwn={isOwn} />
      {answer === null ? null : <Answer answer={answer} />}
      {entries.length === 0 ? <Empty isOwn={isOwn} /> : <Entries {...props} />}
      {missingCount === 0 ? null : (
        <p className="j-quiet j-small">{t('wishlist:missing', { count: missingCount })}</p>
      )}
      {children}
    </section>
  );
}
