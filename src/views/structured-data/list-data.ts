import type { CollectionPage } from 'schema-dts';
import { type PagePlace, wholeAddress } from './page-place.ts';

type Shown = {
  title: string;
  description: string;
  path: string;
  /** The listed items in order. */
  items: readonly { name: string; path: string }[];
};

/** An archive: products, articles or projects. */
export function listData({ title, description, path, items }: Shown, place: PagePlace): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    ...(description === '' ? {} : { description }),
    url: wholeAddress(place, path),
    inLanguage: place.language,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: wholeAddress(place, item.path),
      })),
    },
  };
}
