import type { FastifyInstance } from 'fastify';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { ProductCard } from '#shop/listing';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { type ShopIdentity, toIdentity } from '#views/identity/to-identity.ts';
import { RecentCards } from '#views/product-page/recently-viewed.tsx';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';

const MOST_CARDS = 8;

function idsIn(text: unknown): ProductId[] {
  if (typeof text !== 'string') return [];
  const ids = text.split('|').flatMap((one) => parseProductId(one) ?? []);
  return [...new Set(ids)].slice(0, MOST_CARDS);
}

function Cards({ cards, identity }: { cards: readonly ProductCard[]; identity: ShopIdentity }) {
  return (
    <IdentityProvider identity={identity}>
      <RecentCards cards={cards} />
    </IdentityProvider>
  );
}

/** `GET /cards/?ids=1|2`: product cards in that order as HTML; the same for every visitor. */
export async function registerCards(app: FastifyInstance, { shop, config }: WireDeps): Promise<void> {
  const addresses: [string, Language][] = [
    ['/cards/', 'en'],
    ['/ar/cards/', 'ar'],
  ];
  for (const [url, language] of addresses) {
    app.get<{ Querystring: { ids?: unknown } }>(url, async (request, reply) => {
      const ids = idsIn(request.query.ids);
      const all = await shop.listing.findCards(ids, language, new Date());
      const cards = ids.flatMap((id) => all.find((card) => card.id === id) ?? []);
      const identity = toIdentity(await shop.settings.all(), language, config.publicUrl);
      return reply
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'public, max-age=60')
        .type('text/html; charset=UTF-8')
        .send(cards.length === 0 ? '' : print(<Cards cards={cards} identity={identity} />, language));
    });
  }
}
