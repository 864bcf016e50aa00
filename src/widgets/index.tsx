import type { ReactNode } from 'react';
import { z } from 'zod';
import { inLanguage } from '#kernel/language.ts';
import { toPicture } from '#shop/media';
import { band } from './band/band.tsx';
import { categoryTiles } from './category-tiles/category-tiles.tsx';
import { duo } from './duo/duo.tsx';
import { facts } from './facts/facts.tsx';
import { fitCards } from './fit-cards/fit-cards.tsx';
import { hero } from './hero/hero.tsx';
import { journal } from './journal/journal.tsx';
import { productRow } from './product-row/product-row.tsx';
import type { Place, Widget } from './widget.ts';

const stored = z.array(z.object({ id: z.string().optional(), widget: z.string(), settings: z.unknown() }));

/** A widget with its data and its name on the page, as a page's loader hands it to the page. */
export type ResolvedWidget = { id: string; widget: string; props: object };

type Known = {
  resolve: (settings: unknown, place: Place) => Promise<object | null>;
  print: (props: object) => ReactNode;
};

/** Checks the settings and gathers the data; a widget whose settings are no longer understood is left out. */
function know<Fields, Props extends object>({
  name,
  fields,
  resolve,
  View,
}: Widget<Fields, Props>): [string, Known] {
  return [
    name,
    {
      resolve: async (settings, place) => {
        const parsed = fields.safeParse(settings);
        return parsed.success ? resolve(parsed.data, place) : null;
      },
      // What `resolve` of this very widget made; it only travelled through the loader.
      print: (props) => <View {...(props as Props)} />,
    },
  ];
}

const widgets: ReadonlyMap<string, Known> = new Map([
  know(hero),
  know(facts),
  know(productRow),
  know(band),
  know(categoryTiles),
  know(fitCards),
  know(duo),
  know(journal),
]);

/** A document's widgets with all they need to be printed, in their order. */
export async function resolveWidgets(
  tree: unknown,
  where: Pick<Place, 'shop' | 'language' | 'now'>,
): Promise<ResolvedWidget[]> {
  const parsed = stored.safeParse(tree);
  const place: Place = {
    ...where,
    text: (localized) => inLanguage(localized, where.language),
    picture: async (id) => {
      const [media] = id === null ? [] : await where.shop.media.find([id]);
      return media === undefined ? null : toPicture(media, where.language);
    },
  };
  const entries = parsed.success ? parsed.data : [];
  const resolved = await Promise.all(
    entries.map(async ({ id, widget, settings }, index) => {
      const props = await widgets.get(widget)?.resolve(settings, place);
      return props ? [{ id: id ?? `${widget}-${index + 1}`, widget, props }] : [];
    }),
  );
  return resolved.flat();
}

/** Prints widgets one after the other, each as a block that an address can name (RT-05). */
export function Widgets({ resolved }: { resolved: readonly ResolvedWidget[] }) {
  return resolved.map(({ id, widget, props }) => (
    <div key={id} data-template-id={id} data-reveal="">
      {widgets.get(widget)?.print(props)}
    </div>
  ));
}
