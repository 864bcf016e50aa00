const KINDS = [
  (id) => ({
    id,
    widget: 'text',
    settings: { html: { en: `<p>${'A paragraph about heat. '.repeat(20)}</p>` } },
  }),
  (id) => ({ id, widget: 'heading', settings: { text: { en: `Part ${id}` }, level: '2' } }),
  (id) => ({
    id,
    widget: 'product-row',
    version: 2,
    settings: {
      heading: { en: `Goods ${id}` },
      products: { category: '', orderby: 'menu_order', count: 4 },
      more: { label: { en: '' }, url: '' },
    },
  }),
  (id) => ({
    id,
    widget: 'accordion',
    settings: {
      items: [1, 2, 3].map((entry) => ({
        title: { en: `Question ${entry}` },
        html: { en: '<p>An answer.</p>' },
      })),
    },
  }),
];

const SLUG = 'many-widgets';

/** Where that page stands. */
export const PAGE_OF_WIDGETS = `/${SLUG}/`;

/** Publishes a page of so many widgets, a quarter of which list products; their ids are n0, n1 and so on. */
export async function publishPageOfWidgets(shop, count) {
  const tree = Array.from({ length: count }, (_, at) => KINDS[at % KINDS.length](`n${at}`));
  await shop.content.save({
    kind: 'page',
    slug: SLUG,
    title: { en: 'Many widgets' },
    excerpt: { en: '' },
    body: { en: '' },
    tree,
    coverId: null,
    category: '',
    tags: [],
    details: {},
    position: 0,
    publishedAt: new Date(Date.now() - 1000),
  });
}
