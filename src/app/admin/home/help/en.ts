import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/': {
    about:
      'Home shows what needs you today: orders to pack, failed payments, low stock, reviews and failed emails, as far as your role may see them. Below are the sales of the chosen period, beside those of the period before.',
    tasks: [
      {
        title: 'Work through what is due',
        text: 'Click a number. It opens the list with exactly these orders, products or reviews.',
      },
      {
        title: 'Set up a new store',
        text: 'The setup guide at the top lists the steps that are left. The store ticks each, such as your logo, itself. Owners and managers can hide it for all staff and bring it back here.',
      },
      {
        title: 'Get notifications on your phone',
        text: 'Under [adminStaff:menu.me], click [adminNotifications:push.turnOn], on each device. On iPhone and iPad, first add the back office to the Home Screen and open it there.',
      },
      {
        title: 'Find anything',
        text: 'Press Ctrl+K, or click [admin:palette.open], and type an order number, a name, an SKU, a setting or a question.',
      },
    ],
  },
} satisfies AreaHelp;
