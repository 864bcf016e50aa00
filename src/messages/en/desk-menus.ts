import type { Words } from '../words.ts';

/** Menus in the back office. */
export const deskMenus = {
  place: 'Place of the menu',
  places: { primary: 'Head of the page', footer: 'Foot of the page' },
  lead: {
    primary:
      'Drag an entry to where it belongs, or move it by its menu, or with Alt and an arrow key. Three levels are shown; nothing changes in the shop before you save.',
    footer:
      'Drag an entry to where it belongs, or move it by its menu, or with Alt and an arrow key. The first level are headings of columns; nothing changes in the shop before you save.',
  },
  heading: 'A heading',
  add: 'Add an entry',
  change: 'Change the entry',
  take: 'Take it over',
  remove: 'Take it out',
  removed: 'Taken out; it is not saved yet.',
  find: 'Where it leads',
  findHint: 'Page, category, product or article',
  foundNothing: 'Nothing is called that',
  kinds: { page: 'Pages', category: 'Categories', product: 'Products', article: 'Articles' },
  address: 'Address',
  addressHelp: 'Found above, or typed: /faq/, https://…, mailto:…, tel:…. Left empty, it is a heading.',
  name: 'Name',
  none: 'This menu is empty',
  noneText: 'Add the first entry: it can lead to a page, a category, a product or any address.',
  conflict: 'At {{at}}. Nothing you did is lost: choose which one goes on, then save.',
  keepMine: 'Go on with mine',
} satisfies Words;
