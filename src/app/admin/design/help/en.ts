import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/design/': {
    about:
      'Colours, fonts, text sizes, corners, spacing and buttons of the whole storefront, with a preview of real pages. Shoppers see changes when you save.',
    tasks: [
      {
        title: 'Change a colour',
        text: 'Choose it and look at the preview. Pairs that are too hard to read are named, with a shade that passes; save once none is left.',
      },
      {
        title: 'Use your own font',
        text: 'Click [adminDesign:fonts.open], upload the file and confirm the licence. Then choose the font for English or Arabic.',
      },
      { title: 'Check pages', text: 'The preview switches page, width and language.' },
      {
        title: 'Go back',
        text: 'The history restores any saved design; [adminDesign:reset] brings back the default one.',
      },
    ],
  },
} satisfies AreaHelp;
