import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/menus/': {
    about: 'The menus in the header and footer of the store. Changes go live when you save the whole menu.',
    tasks: [
      {
        title: 'Add a link',
        text: 'Click [adminMenus:add] and search for a page, category, product or article: choosing one adds it under its name. For another label or an address of your own, enter it in both languages and apply.',
      },
      { title: 'Open a popup or panel', text: 'Instead of an address, choose an action in the link field.' },
      {
        title: 'Change the order',
        text: 'Drag items, use an item’s menu, or press Alt and the arrow keys. The header has up to three levels; in the footer, top-level items are column headings.',
      },
      { title: 'Undo a save', text: 'The history shows earlier versions and restores them.' },
    ],
  },
} satisfies AreaHelp;
