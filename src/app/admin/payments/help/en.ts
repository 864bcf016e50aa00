import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/payments/': {
    about:
      'Online payments by card, wallet and instalments, what doesn’t match the payment provider, and refunds that you send yourself.',
    tasks: [
      {
        title: 'Turn payment methods on or off',
        text: 'Open [adminPayments:ways]. There you choose the provider and set amounts, fees, emirates and excluded products of each method. Changes apply at once.',
      },
      {
        title: 'See why a method is missing',
        text: 'On the payment methods screen, fill in a cart under [adminPayments:tryBasket]. Every method is listed with the reason it is or isn’t offered.',
      },
      {
        title: 'Send a manual refund',
        text: 'Under [adminPayments:byHand], transfer the money, enter the reference and mark it as refunded.',
      },
      {
        title: 'Check for discrepancies',
        text: 'Payments are reconciled every night; [adminPayments:compare] does it now.',
      },
    ],
  },
} satisfies AreaHelp;
