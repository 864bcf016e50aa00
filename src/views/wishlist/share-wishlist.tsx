import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { ShareLinks } from '../share/share-links.tsx';

/** Creates the link of the visitor's own list, shows it with ways to share it, and removes it. */
export function ShareWishlist({ shareKey }: { shareKey: string | null }) {
  const { t, to } = useLanguage();
  const { publicUrl, name } = useIdentity();
  const path = `/wishlist/shared/${shareKey}/`;
  const url = publicUrl + to(path);
  return (
    <section className="j-wishlist__share" id="share" aria-labelledby="wishlist-share-title">
      <h2 id="wishlist-share-title">{t('wishlist:share.title')}</h2>
      <p className="j-quiet">{t('wishlist:share.text')}</p>
      {shareKey === null ? null : (
        <>
          <label className="j-field">
            <span>{t('wishlist:share.link')}</span>
            <input className="j-input" type="text" dir="ltr" readOnly value={url} />
          </label>
          <ShareLinks
            share={{ url, path: '/wishlist/', title: t('wishlist:share.name', { shop: name }), counts: null }}
          />
        </>
      )}
      <button
        className="j-btn j-btn--secondary j-btn--s"
        type="submit"
        form="wishlist-form"
        name="share"
        value={shareKey === null ? '1' : '0'}
      >
        {t(shareKey === null ? 'wishlist:share.make' : 'wishlist:share.withdraw')}
      </button>
    </section>
  );
}
