import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/mails/',
    label: 'adminMails:menu.mails',
    icon: 'envelope',
    need: 'mails.see',
    group: 'settings',
    order: 90,
    synonyms: 'emails, notifications, templates, sent, إشعارات, رسالة, رسائل, قوالب',
    related: ['/admin/settings/', '/admin/orders/', '/admin/subscribers/'],
  },
];

export const routes: AreaRoutes = {
  mails: 'log.tsx',
  'mails/templates': 'templates.tsx',
  'mails/templates/:name': 'template.tsx',
  'mails/:id': 'mail.tsx',
};
