import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/settings/': {
    about:
      'The settings of the store in nine groups by task. Some are on a screen that shows their effect; their group links to it.',
    tasks: [
      {
        title: 'Find a setting',
        text: 'Search here or press Ctrl+K, by name, explanation or another word for it.',
      },
      {
        title: 'Change settings',
        text: 'Change as many as you like; one button saves all of them. What is refused says why and stays as typed. Changes apply within a second.',
      },
      {
        title: 'Go back',
        text: 'Each setting shows its default and [adminSettings:reset]; its history has who changed it and every earlier value.',
      },
      {
        title: 'Enter store details',
        text: 'Name, email, phone and address are under [adminSettings:groups.shop].',
      },
      {
        title: 'Add your logo',
        text: 'Under [adminSettings:groups.shop], click [adminSettings:picture.choose] at [adminSettings:names.shop.logo] and choose or upload a PNG or WebP with a transparent background. A dark footer may need a light one at [adminSettings:names.shop.logoOnDark]. An image in use cannot be deleted.',
      },
    ],
  },
} satisfies AreaHelp;
