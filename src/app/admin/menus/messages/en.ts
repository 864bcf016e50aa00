import type { Words } from '#messages/words.ts';

/** Menus in the back office. */
export const adminMenus = {
  menu: { menus: 'Menus' },
  place: 'Menu location',
  places: { primary: 'Header', footer: 'Footer' },
  lead: {
    primary:
      'Drag items to reorder, or use the item’s menu or Alt + arrow keys. Up to three levels. Changes go live when you save.',
    footer:
      'Drag items to reorder, or use the item’s menu or Alt + arrow keys. Top-level items are column headings. Changes go live when you save.',
  },
  heading: 'Heading',
  add: 'Add menu item',
  change: 'Edit menu item',
  take: 'Apply',
  remove: 'Remove from menu',
  added: '{{name}} added. Save to apply.',
  removed: 'Removed. Save to apply.',
  find: 'Link to',
  findHint: 'Search pages, categories, products or articles',
  findHelp: 'Adds the item under its own name. For another label or an image, enter that first.',
  foundNothing: 'No results',
  kinds: { page: 'Pages', category: 'Categories', product: 'Products', article: 'Articles' },
  address: 'Link',
  addressHelp:
    'Search above, choose an action, or enter /faq/, #sizes, https://…, mailto:… or tel:…. Leave empty for a heading.',
  notShown: 'Not shown in the store',
  name: 'Label',
  picture: 'Image',
  pictureHelp: 'Shown beside the label in submenus and in the menu of phones.',
  none: 'This menu is empty',
  noneText: 'Add the first item: a page, category, product or any link.',
} satisfies Words;
