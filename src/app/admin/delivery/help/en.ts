import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/delivery/': {
    about:
      'Zones of emirates with their shipping methods, prices and time slots. Changes apply to new orders at once; existing orders keep theirs.',
    tasks: [
      {
        title: 'Add a zone',
        text: 'Click [adminDelivery:add], choose its emirates and add shipping methods with name, price and delivery days. An emirate can be in one zone only.',
      },
      { title: 'Offer free shipping', text: 'Add a method with price 0 and a minimum order value.' },
      {
        title: 'Offer time slots',
        text: 'Add slots to a method, with weekdays, times, cut-off and order limit. The screen shows how full the next days are.',
      },
      {
        title: 'Close a day',
        text: 'Add a holiday to the zone. Saturdays and Sundays never count as working days, so you don’t need to add them.',
      },
      {
        title: 'Test it',
        text: 'Under [adminDelivery:try], choose emirate and cart value to see the methods and why others are hidden.',
      },
    ],
  },
} satisfies AreaHelp;
