import type { Words } from '../words.ts';

export const mail = {
  look: 'See the order',
  questions: 'Questions? Answer this mail or call {{phone}}.',
  questionsByMail: 'Questions? Answer this mail.',
  confirmation: {
    subject: 'Your order {{number}} at Jamra',
    preview: 'We have your order and start packing.',
    greeting: 'Thank you, {{name}}',
    text: 'We have your order {{number}} of {{date}} and start packing it. The driver calls you before arriving and checks your age at the door.',
    invoice: 'Your tax invoice is attached.',
  },
  waiting: {
    subject: 'Your order {{number}} at Jamra waits for your transfer',
    preview: 'We keep the goods for you until the money is here.',
    greeting: 'Thank you, {{name}}',
    text: 'We have your order {{number}} of {{date}} and keep its goods for you. As soon as your transfer is here, we confirm the order and pack it.',
    account:
      'Please transfer AED {{amount}} to this account, with the order number {{number}} as the reference:',
    until: 'We keep the goods until {{time}}.',
  },
  calling: {
    subject: 'Your order {{number}} at Jamra: we call you first',
    preview: 'We keep the goods for you until we have spoken.',
    greeting: 'Thank you, {{name}}',
    text: 'We have your order {{number}} of {{date}} and keep its goods for you. We call you before it is packed.',
  },
  packed: {
    subject: 'Your order {{number}} is packed',
    preview: 'It leaves us next.',
    greeting: 'Packed and ready, {{name}}',
    text: 'Your order {{number}} is packed and waits for the driver.',
  },
  shipped: {
    subject: 'Your order {{number}} is on its way',
    preview: 'The driver has your order.',
    greeting: 'On its way to you, {{name}}',
    text: 'Your order {{number}} has left us. The driver calls you before arriving and checks your age at the door.',
    arrives: 'Expected on {{day}}.',
    tracking: 'Follow it with {{carrier}}:',
  },
  delivered: {
    subject: 'Your order {{number}} has arrived',
    preview: 'We hope everything is as it should be.',
    greeting: 'It is with you, {{name}}',
    text: 'Your order {{number}} was handed over. Should anything not be as it should be, tell us: we put it right.',
  },
  cancelled: {
    subject: 'Your order {{number}} was cancelled',
    preview: 'Nothing will be delivered.',
    greeting: 'Order {{number}} is cancelled',
    text: 'Your order of {{date}} was cancelled, {{name}}, and nothing will be delivered. Whatever you have paid goes back to you; a mail of its own tells you how much.',
  },
  refunded: {
    subject: 'AED {{amount}} for your order {{number}} go back to you',
    preview: 'Your refund is on its way.',
    greeting: 'Your refund, {{name}}',
    text: 'AED {{amount}} for your order {{number}} go back to you by the way you paid. With a bank it may take some working days until you see them.',
    creditNote: 'Credit note {{label}} is attached.',
  },
  note: {
    subject: 'A note about your order {{number}}',
    preview: 'We have written to you about your order.',
    greeting: 'A note for you, {{name}}',
    text: 'This is about your order {{number}} of {{date}}:',
  },
  return: {
    asked: {
      subject: 'Your return for order {{number}}',
      preview: 'We look at it and answer soon.',
      greeting: 'We have your request, {{name}}',
      text: 'You want to give back something of your order {{number}}. We look at it and answer within one working day.',
    },
    approved: {
      subject: 'Your return for order {{number}} is approved',
      preview: 'Please get the goods ready.',
      greeting: 'Please get it ready, {{name}}',
      text: 'Your return for order {{number}} is approved. Put the goods back into their box; the driver calls you and collects them.',
    },
    refused: {
      subject: 'Your return for order {{number}}',
      preview: 'We cannot take the goods back.',
      greeting: 'We are sorry, {{name}}',
      text: 'We cannot take back what you asked us to of your order {{number}}. This is why:',
    },
    received: {
      subject: 'Your return for order {{number}} has arrived',
      preview: 'We check the goods now.',
      greeting: 'It is back with us, {{name}}',
      text: 'The goods of your order {{number}} have arrived. We check them and tell you what happens next.',
    },
  },
} satisfies Words;
