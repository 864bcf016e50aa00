import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/jobs/': {
    about:
      'Tasks the store runs in the background, such as sending emails, resizing images and refunding payments. Failed jobs are retried automatically; those that failed eight times are listed here.',
    tasks: [
      { title: 'Retry a failed job', text: 'Read the error, remove its cause, and click [adminJobs:retry].' },
      {
        title: 'See whether the store keeps up',
        text: 'The table of all jobs counts what is waiting, running and failed.',
      },
      {
        title: 'Hear of failures',
        text: 'They appear under the bell and are mailed to the roles of a setting under [adminSettings:menu.settings] › [adminSettings:groups.staff].',
      },
    ],
  },
} satisfies AreaHelp;
