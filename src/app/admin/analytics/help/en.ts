import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/analytics/': {
    about:
      'How the store is visited, without cookies or personal data. The figures of today are updated every five minutes; sales come from orders.',
    tasks: [
      {
        title: 'Choose a report',
        text: 'Overview, products, searches, sources, campaigns, devices, emirates and more. The dates apply to all of them.',
      },
      {
        title: 'Find where shoppers leave',
        text: '[adminAnalytics:reports.funnel] follows visits from a product to the order.',
      },
      {
        title: 'Measure a campaign',
        text: 'Add utm_campaign to your links; [adminAnalytics:reports.campaigns] shows what they brought.',
      },
      {
        title: 'See the pages behind a figure',
        text: 'Open a source, campaign, device, link, download or video: its pages are listed. A step of the funnel opens its products, pages or orders.',
      },
      { title: 'Compare', text: 'Turn on [adminAnalytics:compare].' },
      {
        title: 'Leave staff out, or turn it off',
        text: 'These are settings under [adminSettings:groups.marketing].',
      },
    ],
  },
} satisfies AreaHelp;
