import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/jobs/',
    label: 'adminJobs:menu.jobs',
    icon: 'stack',
    need: 'jobs.see',
    group: 'store',
    order: 280,
  },
];

export const routes: AreaRoutes = { jobs: 'jobs.tsx' };
