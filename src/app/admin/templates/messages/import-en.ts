import type { Words } from '#messages/words.ts';

/** Popups that are taken over from another site. */
export const importWords = {
  title: 'Import popup',
  lead: {
    where: 'Choose the JSON file of a popup: in Elementor, Templates → Saved Templates → Export Template.',
    draft: 'It becomes a draft. Shoppers see nothing of it until you publish it.',
  },
  file: 'Choose file',
  language: 'Language of its texts',
  languageHelp: 'The other language is written afterwards.',
  languages: { en: 'English', ar: 'العربية' },
  read: '“{{name}}” can be imported.',
  done: '“{{name}}” is imported as a draft.',
  open: 'Open it',
  keep: 'Create draft',
  nothingLeftOut: 'Everything in the file is taken over.',
  leftOut: 'Not taken over',
  kinds: {
    widget: 'Widgets that the store doesn’t have',
    field: 'Form fields',
    setting: 'Settings',
    value: 'Values that are not possible here, and texts that are too long',
    picture: 'Pictures that are not in your library: upload them and choose them',
    link: 'Links that lead nowhere here',
    html: 'HTML that was removed',
    look: 'Looks, which follow the design kit',
  },
} as const satisfies Words;
