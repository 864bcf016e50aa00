import { widgets } from '#widgets/index.ts';
import { withShop } from '../products.ts';

const SECTION = 'placed';

/**
 * The home page with these nodes in a section below what it has; of a widget by name its sample, as `placed-` and its name.
 *
 * @returns brings the home page back to what it was: the tests of settings that follow have the same shop
 */
export async function placeOnHome(nodes: readonly (string | object)[]): Promise<() => Promise<void>> {
  return withShop(async (shop) => {
    const home = await shop.content.find('home', 'home');
    if (home === null) throw new Error('the demo shop has no home page');
    const placed = nodes.map((name) => {
      if (typeof name === 'object') return name;
      const { version = 1, sample = {} } = widgets.get(name) ?? {};
      return { id: `placed-${name}`, widget: name, version, settings: sample };
    });
    const { id: _id, seo: _seo, ...document } = home;
    const section = { widget: 'section', version: 1, settings: widgets.get('section')?.sample };
    const below = { id: SECTION, ...section, slots: { content: placed } };
    const rest = (home.tree as { id?: string }[]).filter(({ id }) => id !== SECTION);
    await shop.content.save({ ...document, position: 0, tree: [...rest, below] });
    return () => withShop(async (again) => void (await again.content.save({ ...document, position: 0 })));
  });
}
