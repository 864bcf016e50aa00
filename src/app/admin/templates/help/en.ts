import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/templates/': {
    about:
      'Templates put widgets around the pages of the store: header, footer, product pages, lists, cart, checkout and more. Popups, off-canvas panels, loop items and saved sections are made here, too.',
    tasks: [
      {
        title: 'Change header or footer',
        text: 'Click [adminTemplates:create] and choose it. It starts as a copy of the built-in one, which is shown while none is published.',
      },
      {
        title: 'Choose where it’s shown',
        text: 'Add conditions. The most specific condition wins; when two are equally specific, the newer template is used. Enter any address on this screen to see which template it uses and why.',
      },
      {
        title: 'Make a popup',
        text: 'Add a template for a popup, set when it opens, who sees it and how it looks, and publish it.',
      },
      { title: 'Reuse a part', text: 'A saved section is edited once and shown wherever it is placed.' },
    ],
  },
  '/admin/templates/?place=popup': {
    about:
      'The list of templates with popups alone. A popup stands over the pages that its conditions name, and opens by its triggers.',
    tasks: [
      {
        title: 'Make a popup',
        text: 'Click [adminTemplates:createPopup], start from a preset or empty, set when it opens, who sees it and how it looks, and publish it.',
      },
      {
        title: 'Change a popup',
        text: 'Open it in the list for its settings, or edit its content on the page.',
      },
      {
        title: 'Bring a popup of another site',
        text: '[adminTemplates:import.title] makes a draft of an Elementor popup export.',
      },
    ],
  },
} satisfies AreaHelp;
