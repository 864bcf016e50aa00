import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/subscriptions/': {
    about:
      'Products that customers order again every few weeks, by their next order. Each subscription has its orders and its history.',
    tasks: [
      {
        title: 'Pause, skip or cancel',
        text: 'Open the subscription, choose what to do and give a reason. Staff see the reason in the history; the customer is emailed when it is paused or cancelled.',
      },
      {
        title: 'Understand a failed order',
        text: 'The subscription says why its last order couldn’t be placed, such as stock, a sales restriction or a declined card.',
      },
      {
        title: 'Offer subscriptions',
        text: 'Turn them on and set intervals, product classes and retries under [adminSettings:menu.settings] › [adminSettings:groups.checkout].',
      },
    ],
  },
} satisfies AreaHelp;
