import { redirect, useLoaderData } from 'react-router';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/cart-return';

const PATH = '/cart/return/confirm/';
const OPEN_PATH = '/cart/return/';

/**
 * The target of an abandoned cart link in a browser with another cart; nothing happens before the button is
 * pressed.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl, language, cartToken } = context.get(visitContext);
  const link = cutText(url.searchParams.get('link') ?? '', 200);
  const linked = await context.get(shopContext).abandonedCarts.look(link, cartToken);
  if (linked === null || linked.isOwn)
    throw redirect(`${addressIn(language, OPEN_PATH)}?link=${encodeURIComponent(link)}`);
  const items = linked.lines.map(({ key, quantity, product }) => ({
    key,
    words: `${quantity} × ${inLanguage(product.name, language)}`,
  }));
  return { link, items, publicUrl };
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function CartReturn() {
  const { link, items, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t('cart:return.title');
  return (
    <div className="j-wrap j-section--tight j-page">
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead">{t('cart:return.text')}</p>
        <div className="j-prose">
          <ul>
            {items.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        </div>
      </div>
      <form className="j-error__ways" method="post" action={to(OPEN_PATH)}>
        <input type="hidden" name="link" value={link} />
        <button className="j-btn j-btn--primary" type="submit">
          {t('cart:return.do')}
        </button>
        <a className="j-btn j-btn--secondary" href={to('/cart/')}>
          {t('cart:return.leave')}
        </a>
      </form>
    </div>
  );
}
