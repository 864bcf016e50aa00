import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/jobs/',
    label: 'adminJobs:menu.jobs',
    icon: 'stack',
    need: 'jobs.see',
    group: 'settings',
    order: 280,
    synonyms: 'queue, failed, cron, مهام, فاشلة',
    related: ['/admin/mails/', '/admin/data-transfer/', '/admin/audit/'],
  },
];

export const routes: AreaRoutes = { jobs: 'jobs.tsx' };
