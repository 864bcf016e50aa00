import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/analytics/': {
    about:
      'How the store is visited, without cookies or personal data. The figures of today are updated every five minutes; sales come from orders.',
    tasks: [
      {
        title: 'Choose a report',
        text: 'Overview, products, searches, sources, campaigns, devices, emirates and more. The dates apply to all of them. A row opens its list: pages, products, orders or messages.',
      },
      {
        title: 'Find where shoppers leave',
        text: '[adminAnalytics:reports.funnel] follows visits from a product to the order.',
      },
      {
        title: 'Measure a campaign',
        text: 'Add utm_campaign to your links; [adminAnalytics:reports.campaigns] shows what they brought.',
      },
      { title: 'Compare', text: 'Turn on [adminAnalytics:compare].' },
      {
        title: 'Leave staff out, or turn it off',
        text: 'These are settings under [adminSettings:groups.marketing].',
      },
    ],
  },
} satisfies AreaHelp;
