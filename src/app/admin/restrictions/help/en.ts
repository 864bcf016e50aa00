import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/restrictions/': {
    about:
      'Rules for selling restricted products, such as tobacco, by emirate. The first matching rule applies; products without a rule are sold normally.',
    tasks: [
      {
        title: 'Add a rule',
        text: 'Click [adminRestrictions:add], choose products, emirates and the sale mode, and write the message customers see. You can also exclude payment methods or raise the minimum age.',
      },
      {
        title: 'Order the rules',
        text: 'Move a rule up or down. One that never applies because of an earlier rule is marked.',
      },
      {
        title: 'Test a cart',
        text: 'Fill one under [adminRestrictions:try]: it says whether the cart can be ordered, which rule applies, and what customers read.',
      },
      { title: 'Undo', text: 'Every change can be undone, and earlier versions restored.' },
    ],
  },
} satisfies AreaHelp;
