import type { FastifyInstance } from 'fastify';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { QuickAdd } from '#views/quick-add/quick-add.tsx';
import { loadProductForm } from '#widgets/products/add-to-cart/load.ts';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';

const PREFIX = /^attribute_(?:pa_)?/;

/** The options of a product's address. */
function optionsIn(query: Readonly<Record<string, unknown>>): Options {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      PREFIX.test(name) && typeof value === 'string' ? [[name.replace(PREFIX, ''), value]] : [],
    ),
  );
}

function variationParams(language: Language): Record<string, string> {
  const t = wordsIn(language);
  return {
    wc_ajax_url: `${addressIn(language, '/')}?wc-ajax=%%endpoint%%`,
    i18n_no_matching_variations_text: t('product:variation.noMatch'),
    i18n_make_a_selection_text: t('product:variation.makeChoice'),
    i18n_unavailable_text: t('product:variation.unavailable'),
  };
}

type Requested = { language: Language; query: Readonly<Record<string, unknown>> };

/** Prints the sheet; '' for an unknown product. */
async function printSheet({ shop, config }: WireDeps, { language, query }: Requested): Promise<string> {
  const id = parseProductId(query.id);
  if (id === null) return '';
  const requested = optionsIn(query);
  const product = await loadProductForm({ id, query: requested }, { shop, language, now: new Date() });
  if (product === null) return '';
  const identity = toIdentity(await shop.settings.all(), language, config.publicUrl);
  return print(
    <IdentityProvider identity={identity}>
      <QuickAdd product={product} variationParams={variationParams(language)} />
    </IdentityProvider>,
    language,
  );
}

/**
 * `GET /quick-add/?id=1&attribute_colour=blue`: the sheet of a product with options as HTML; the same for every
 * visitor.
 */
export async function registerQuickAdd(app: FastifyInstance, deps: WireDeps): Promise<void> {
  const addresses: [string, Language][] = [
    ['/quick-add/', 'en'],
    ['/ar/quick-add/', 'ar'],
  ];
  for (const [url, language] of addresses) {
    app.get<{ Querystring: Record<string, unknown> }>(url, async ({ query }, reply) => {
      const sheet = await printSheet(deps, { language, query });
      return reply
        .status(sheet === '' ? 404 : 200)
        .header('x-robots-tag', 'noindex')
        .header('cache-control', sheet === '' ? 'no-store' : 'public, max-age=60')
        .type('text/html; charset=UTF-8')
        .send(sheet);
    });
  }
}
