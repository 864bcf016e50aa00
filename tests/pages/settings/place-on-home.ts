import type { Shop } from '#composition/shop.ts';
import { widgets } from '#widgets/index.ts';
import { withShop } from '../products.ts';

const SECTION = 'placed';
const MOST_IN_A_SECTION = 25;

/** Restores what a test changed: the next tests of settings share the shop. */
type PutBack = () => Promise<void>;

async function openHome(shop: Shop) {
  const home = await shop.content.find('home', 'home');
  if (home === null) throw new Error('the demo shop has no home page');
  const { id: _id, seo: _seo, ...document } = home;
  return { ...document, position: 0 };
}

/** Reads the home page before a test changes it. */
export function rememberHome(): Promise<PutBack> {
  return withShop(async (shop) => {
    const home = await openHome(shop);
    return () => withShop(async (again) => void (await again.content.save(home)));
  });
}

/**
 * Adds these nodes in sections to the end of the home page; a widget's name adds its sample as `placed-` and the name.
 */
export async function placeOnHome(nodes: readonly (string | object)[]): Promise<PutBack> {
  const putBack = await rememberHome();
  await withShop(async (shop) => {
    const home = await openHome(shop);
    const placed = nodes.map((name) => {
      if (typeof name === 'object') return name;
      const { version = 1, sample = {} } = widgets.get(name) ?? {};
      return { id: `placed-${name}`, widget: name, version, settings: sample };
    });
    const section = { widget: 'section', version: 1, settings: widgets.get('section')?.sample };
    const below = Array.from({ length: Math.ceil(placed.length / MOST_IN_A_SECTION) }, (_, at) => ({
      id: at === 0 ? SECTION : `${SECTION}-${at + 1}`,
      ...section,
      slots: { content: placed.slice(at * MOST_IN_A_SECTION, (at + 1) * MOST_IN_A_SECTION) },
    }));
    const rest = (home.tree as { id?: string }[]).filter(({ id }) => id?.startsWith(SECTION) !== true);
    await shop.content.save({ ...home, tree: [...rest, ...below] });
  });
  return putBack;
}
