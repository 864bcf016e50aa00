import type { BreadcrumbList } from 'schema-dts';
import { type PagePlace, wholeAddress } from './page-place.ts';

/** The breadcrumb, as the page shows it. */
export function crumbData(
  crumbs: readonly { label: string; href: string }[],
  place: PagePlace,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: wholeAddress(place, href),
    })),
  };
}
