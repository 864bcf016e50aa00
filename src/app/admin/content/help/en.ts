import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/home-pages/': {
    about:
      'Home pages of the store. Shoppers see the published one with the newest publish date that has passed; without one, they see the home page that comes with the shop.',
    tasks: [
      {
        title: 'Change the home page',
        text: 'Click it in the list. It opens in the visual editor as shoppers see it: add widgets or ready-made sections, edit texts in both languages, and publish.',
      },
      {
        title: 'Prepare the next one',
        text: 'Click [adminContent:create.home], start from a copy, a blank page or a ready-made page, and set a publish date in its page settings. It replaces the current one automatically.',
      },
      {
        title: 'Go back',
        text: 'A row’s menu has preview, history and copy. [adminContent:home.back] makes drafts of the published ones, and can be undone.',
      },
    ],
  },
  '/admin/pages/': {
    about: 'Pages such as about us, FAQ, shipping, terms and privacy, with both languages side by side.',
    tasks: [
      {
        title: 'Add a page',
        text: 'Click [adminContent:create.page], write title and content in both languages, and publish it. It stays hidden until then. Add it to a menu so that visitors find it.',
      },
      {
        title: 'Build it from widgets',
        text: 'Below the text a page has widgets. Edit it on the page, in the visual editor, to see it as shoppers do.',
      },
      {
        title: 'Change terms or privacy',
        text: 'Their URL handles stay, since the store links to them, and they are a text without widgets. Versions that customers accepted are kept.',
      },
      {
        title: 'Undo a change',
        text: 'Every save is a revision; the history shows what changed and restores it. The trash can be restored, too.',
      },
    ],
  },
  '/admin/articles/': {
    about:
      'Articles of the journal, published now or on a date. Drafts and scheduled articles are hidden from shoppers.',
    tasks: [
      {
        title: 'Write an article',
        text: 'Click [adminContent:create.article]. Enter title, excerpt and content in both languages, choose an image, a category and tags, and publish.',
      },
      {
        title: 'Schedule it',
        text: 'Enter a future publish date, in Dubai time. A date that has passed is the date shown.',
      },
      {
        title: 'Sell with it',
        text: 'Under [adminContent:goods], choose the products to show below the content.',
      },
      { title: 'Manage categories and tags', text: 'Click [adminContent:terms.both].' },
      { title: 'Find missing translations', text: 'Filter the list by [adminContent:lacksArabic].' },
    ],
  },
  '/admin/portfolio/': {
    about: 'Portfolio items show your work, such as a fair or a shop you fitted out, with images and a year.',
    tasks: [
      {
        title: 'Add an item',
        text: 'Click [adminContent:create.portfolio], write title, excerpt and content in both languages, choose an image, category and year, and publish.',
      },
      {
        title: 'Show products with it',
        text: 'Under [adminContent:goods], choose the products to show below the content.',
      },
      {
        title: 'Take it down',
        text: 'Make it a draft, or move it to the trash; its URL stops working at once, and it can be restored.',
      },
    ],
  },
} satisfies AreaHelp;
