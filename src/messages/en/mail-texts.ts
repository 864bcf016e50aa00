import type { Words } from '../words.ts';

/** What each mail says before the shop has put it into its own words. */
export const mailTexts = {
  'order-confirmation': {
    subject: 'Your order {{number}} at Jamra',
    teaser: 'We have your order and start packing.',
    heading: 'Thank you, {{name}}',
    opening:
      'We have your order {{number}} of {{date}} and start packing it. The driver calls you before arriving and checks your age at the door.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-waiting': {
    subject: 'Your order {{number}} at Jamra waits for your transfer',
    teaser: 'We keep the goods for you until the money is here.',
    heading: 'Thank you, {{name}}',
    opening:
      'We have your order {{number}} of {{date}} and keep its goods for you. As soon as your transfer is here, we confirm the order and pack it.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-calling': {
    subject: 'Your order {{number}} at Jamra: we call you first',
    teaser: 'We keep the goods for you until we have spoken.',
    heading: 'Thank you, {{name}}',
    opening:
      'We have your order {{number}} of {{date}} and keep its goods for you. We call you before it is packed.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-packed': {
    subject: 'Your order {{number}} is packed',
    teaser: 'It leaves us next.',
    heading: 'Packed and ready, {{name}}',
    opening: 'Your order {{number}} is packed and waits for the driver.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-shipped': {
    subject: 'Your order {{number}} is on its way',
    teaser: 'The driver has your order.',
    heading: 'On its way to you, {{name}}',
    opening:
      'Your order {{number}} has left us. The driver calls you before arriving and checks your age at the door.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-delivered': {
    subject: 'Your order {{number}} has arrived',
    teaser: 'We hope everything is as it should be.',
    heading: 'It is with you, {{name}}',
    opening:
      'Your order {{number}} was handed over. Should anything not be as it should be, tell us: we put it right.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-cancelled': {
    subject: 'Your order {{number}} was cancelled',
    teaser: 'Nothing will be delivered.',
    heading: 'Order {{number}} is cancelled',
    opening:
      'Your order of {{date}} was cancelled, {{name}}, and nothing will be delivered. Whatever you have paid goes back to you; a mail of its own tells you how much.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-refunded': {
    subject: '{{amount}} for your order {{number}} go back to you',
    teaser: 'Your refund is on its way.',
    heading: 'Your refund, {{name}}',
    opening:
      '{{amount}} for your order {{number}} go back to you by the way you paid. With a bank it may take some working days until you see them.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-note': {
    subject: 'A word about your order {{number}}',
    teaser: 'We have written to you about your order.',
    heading: 'About your order, {{name}}',
    opening: 'This is about your order {{number}} of {{date}}:',
    closing: 'Just answer this mail to write back.',
  },
  'order-return-asked': {
    subject: 'Your return for order {{number}}',
    teaser: 'We look at it and answer soon.',
    heading: 'We have your request, {{name}}',
    opening:
      'You want to give back something of your order {{number}}. We look at it and answer within one working day.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-return-approved': {
    subject: 'Your return for order {{number}} is approved',
    teaser: 'Please get the goods ready.',
    heading: 'Please get it ready, {{name}}',
    opening:
      'Your return for order {{number}} is approved. Put the goods back into their box; the driver calls you and collects them.',
    closing: 'Questions? Just answer this mail.',
  },
  'order-return-refused': {
    subject: 'Your return for order {{number}}',
    teaser: 'We cannot take the goods back.',
    heading: 'We are sorry, {{name}}',
    opening: 'We cannot take back what you asked us to of your order {{number}}. This is why:',
    closing: 'Do you see it differently? Just answer this mail.',
  },
  'order-return-received': {
    subject: 'Your return for order {{number}} has arrived',
    teaser: 'We check the goods now.',
    heading: 'It is back with us, {{name}}',
    opening: 'The goods of your order {{number}} have arrived. We check them and tell you what happens next.',
    closing: 'Questions? Just answer this mail.',
  },
  'account-register': {
    subject: 'Your account at Jamra: one step is left',
    teaser: 'Open the link, and it is ready.',
    heading: 'Hello {{name}}',
    opening:
      'Open the link to finish your account. Orders you placed with this email are in it. The link works for two days.',
    closing: 'You did not ask for this? Then do nothing, and nothing happens.',
  },
  'account-known': {
    subject: 'You have an account at Jamra already',
    teaser: 'Nothing was changed.',
    heading: 'Hello {{name}}',
    opening:
      'Somebody wanted to use this email for an account just now. You have one already, so nothing was changed. If it was you: sign in, or choose a new password if the old one is lost.',
    closing: 'You did not ask for this? Then do nothing, and nothing happens.',
  },
  'account-reset': {
    subject: 'Choose a new password at Jamra',
    teaser: 'The link works for two hours.',
    heading: 'Hello {{name}}',
    opening: 'Open the link and choose a new password. It works once, for two hours.',
    closing: 'You did not ask for this? Then do nothing, and nothing happens.',
  },
  'account-email': {
    subject: 'Confirm your new email at Jamra',
    teaser: 'The link works for one day.',
    heading: 'Hello {{name}}',
    opening: 'Open the link to use this email for your account. It works for one day.',
    closing: 'You did not ask for this? Then do nothing, and nothing happens.',
  },
  'account-password-changed': {
    subject: 'Your password at Jamra was changed',
    teaser: 'Your other devices are signed out.',
    heading: 'Hello {{name}}',
    opening: 'Your account has a new password, and your other devices are signed out.',
    closing: 'Was this not you? Choose a new password at once, and write to us.',
  },
  'account-email-changed': {
    subject: 'The email of your account at Jamra was changed',
    teaser: 'Mails no longer come here.',
    heading: 'Hello {{name}}',
    opening: 'Your account uses another email address from now on; mails no longer come here.',
    closing: 'Was this not you? Choose a new password at once, and write to us.',
  },
  'account-deleted': {
    subject: 'Your account at Jamra is deleted',
    teaser: 'Thank you for the time with us.',
    heading: 'Goodbye, {{name}}',
    opening:
      'What we knew of you is deleted. Orders and invoices stay as long as UAE tax law asks. Thank you for the time with us.',
    closing: '',
  },
  'back-in-stock': {
    subject: '{{product}} is available',
    teaser: 'You can order it now.',
    heading: '{{product}} is available',
    opening:
      'You asked us to email you when you can order it. You can now; we cannot reserve it for you, so have a look soon.',
    closing: 'You get this mail because you asked for it on our site. It is the only one.',
  },
  'abandoned-cart': {
    subject: 'Your cart at Jamra is still there',
    teaser: 'Go on where you stopped, on any device.',
    heading: 'Still thinking, {{name}}?',
    opening:
      'Your cart is as you left it. The link opens it on any device. We cannot hold the goods for you, and prices may change.',
    closing: 'You get this mail because you agreed to be reminded. We write once about a cart.',
  },
  'low-stock': {
    subject: 'Low stock: {{count}}',
    teaser: 'Shelves that have fallen to their threshold.',
    heading: 'Little is left of these',
    opening: 'These shelves have fallen to their threshold.',
    closing: 'Each is named once, until it has been above its threshold again.',
  },
  'staff-invitation': {
    subject: '{{inviter}} invites you to the back office',
    teaser: 'Your place as {{role}} is waiting.',
    heading: 'Come and work with us',
    opening:
      '{{inviter}} invites you to the back office of the shop, as {{role}}.\n\nThe button leads to where you choose your name and password. It is good once, and for seven days.',
    closing: 'Were you not expecting this? Then there is nothing to do: without the button nobody joins.',
  },
  'new-order': {
    subject: 'New order {{number}} · {{amount}}',
    teaser: 'Items, emirate and payment',
    heading: 'New order {{number}}',
    opening: 'A new order of {{amount}} has been placed.',
    closing: 'You can turn these emails off in the back office under My account.',
  },
  'new-orders': {
    subject: 'New orders: {{count}}',
    teaser: 'Items, emirate and payment of each',
    heading: 'New orders: {{count}}',
    opening: 'These orders have been placed since the last email.',
    closing: 'You can turn these emails off in the back office under My account.',
  },
  'contact-message': {
    subject: '{{topic}}: message {{number}} from {{name}}',
    teaser: 'A message from the contact form',
    heading: 'Message {{number}}',
    opening: 'Somebody wrote to the shop by the contact form.',
    closing: 'Answer this mail to write to the sender.',
  },
} satisfies Words;
