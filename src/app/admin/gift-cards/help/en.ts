import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/gift-cards/': {
    about:
      'Gift cards bought with orders or issued by staff. Codes are shown only to their recipients; you find a card by its last four characters, email or order.',
    tasks: [
      {
        title: 'Issue a gift card',
        text: 'Click [adminGiftCards:issue.do], enter value, recipient and language of the email, and a delivery date if it shouldn’t be sent now.',
      },
      {
        title: 'Change a balance',
        text: 'Open the card, click [adminGiftCards:adjust.do] and give a reason. The ledger keeps every movement.',
      },
      {
        title: 'Stop a lost card',
        text: '[adminGiftCards:disable] keeps the balance until you enable the card again.',
      },
      { title: 'Send it again', text: '[adminGiftCards:resend] mails the card to its recipient.' },
      { title: 'See what is owed', text: '[adminGiftCards:liability.title] lists open balances by month.' },
    ],
  },
} satisfies AreaHelp;
