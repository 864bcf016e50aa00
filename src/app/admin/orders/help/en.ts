import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/orders/': {
    about:
      'All orders of the store, newest first. Open one to see its items, payment, documents and timeline.',
    tasks: [
      {
        title: 'Find an order',
        text: 'Search by number, name, phone, email or SKU, and filter by status, payment, emirate and date. [adminOrders:export] downloads the filtered list.',
      },
      {
        title: 'Pack and ship',
        text: 'Open the order and click [adminOrders:packAndShip] or a status button. The customer is emailed. Select several orders to move them together.',
      },
      {
        title: 'Refund an order',
        text: 'Click [adminOrders:refund] in the order, choose items or [adminOrders:refundModes.amount] as goodwill, check the total and confirm. The provider refunds cards; send others under Payments. Wrong bank transfer: [adminOrders:undoPayment.button].',
      },
      {
        title: 'Change an order',
        text: '[adminOrders:edit] works until an order is packed. It shows the new total before you save.',
      },
      {
        title: 'Take an order by phone',
        text: '[adminOrders:create] follows the same rules as checkout and says what stands in the way. It is saved as a draft: continue or delete it under [adminOrders:draft.link].',
      },
    ],
  },
} satisfies AreaHelp;
