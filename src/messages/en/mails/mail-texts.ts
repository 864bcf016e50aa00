import type { Words } from '../../words.ts';
import { orderMailTexts } from './order-mail-texts.ts';

/** Default texts of all mails; the shop can change them. */
export const mailTexts = {
  ...orderMailTexts,
  'account-register': {
    subject: 'Complete your {{store}} account',
    teaser: 'Open the link to activate your account.',
    heading: 'Hello {{name}}',
    opening:
      'Open the link to complete your account. Orders placed with this email will be added to it. The link is valid for 2 days.',
    closing: 'If you didn’t request this, you can ignore this email.',
  },
  'account-known': {
    subject: 'You already have an account at {{store}}',
    teaser: 'No changes were made.',
    heading: 'Hello {{name}}',
    opening:
      'Someone tried to create an account with this email. You already have one, so no changes were made. If it was you, sign in or reset your password.',
    closing: 'If you didn’t request this, you can ignore this email.',
  },
  'account-invite': {
    subject: 'Your {{store}} account is ready',
    teaser: 'Set a password to sign in.',
    heading: 'Hello {{name}}',
    opening:
      'We’ve created an account for you. Open the link to set a password and see your orders and addresses. The link works once and is valid for 7 days.',
    closing: 'If you don’t want an account, you can ignore this email.',
  },
  'account-reset': {
    subject: 'Reset your {{store}} password',
    teaser: 'The link is valid for 2 hours.',
    heading: 'Hello {{name}}',
    opening: 'Open the link to set a new password. It works once and is valid for 2 hours.',
    closing: 'If you didn’t request this, you can ignore this email.',
  },
  'account-email': {
    subject: 'Confirm your new email for {{store}}',
    teaser: 'The link is valid for 1 day.',
    heading: 'Hello {{name}}',
    opening: 'Open the link to use this email for your account. It is valid for 1 day.',
    closing: 'If you didn’t request this, you can ignore this email.',
  },
  'account-password-changed': {
    subject: 'Your {{store}} password was changed',
    teaser: 'You’ve been signed out on all other devices.',
    heading: 'Hello {{name}}',
    opening: 'The password of your account was changed, and you’ve been signed out on all other devices.',
    closing: 'If this wasn’t you, reset your password right away and contact us.',
  },
  'account-email-changed': {
    subject: 'The email of your {{store}} account was changed',
    teaser: 'Emails will no longer be sent to this address.',
    heading: 'Hello {{name}}',
    opening: 'Your account now uses a different email address. Emails will no longer be sent to this one.',
    closing: 'If this wasn’t you, reset your password right away and contact us.',
  },
  'account-deleted': {
    subject: 'Your {{store}} account has been deleted',
    teaser: 'Thank you for shopping with us.',
    heading: 'Goodbye, {{name}}',
    opening:
      'Your personal data has been deleted. Orders and invoices are kept for as long as UAE tax law requires. Thank you for shopping with us.',
    closing: '',
  },
  'gift-card': {
    subject: '{{sender}} sent you a gift card',
    teaser: 'A gift card of {{amount}} for you.',
    heading: 'A gift for you, {{name}}',
    opening: '{{sender}} sent you a gift card of {{amount}}. Keep this email: the code below is like cash.',
    closing: 'You can use the balance in several orders.',
  },
  'gift-card-to-buyer': {
    subject: 'Your gift card of {{amount}} to pass on',
    teaser: 'The recipient’s email address has been removed.',
    heading: 'Your gift card, {{name}}',
    opening:
      'You bought a gift card of {{amount}} for someone whose email address has since been removed. Pass on the code below, or use it yourself. Keep this email: the code is like cash.',
    closing: 'The balance can be used in several orders.',
  },
  'back-in-stock': {
    subject: '{{product}} is available',
    teaser: 'You can order it now.',
    heading: '{{product}} is available',
    opening: 'You asked us to email you when it’s available. Order soon: we can’t reserve it for you.',
    closing: 'You received this email because you asked us to notify you. It is the only one we’ll send.',
  },
  'abandoned-cart': {
    subject: 'You left something in your cart',
    teaser: 'Pick up where you left off, on any device.',
    heading: 'Still interested, {{name}}?',
    opening:
      'Your cart is saved. The link opens it on any device. Items aren’t reserved, and prices may change.',
    closing: 'You received this email because you agreed to cart reminders. We send one per cart.',
  },
  'wishlist-changes': {
    subject: 'An update on your wishlist',
    teaser: 'Something you saved has changed.',
    heading: 'Your wishlist has news, {{name}}',
    opening: 'This changed since you saved it. Prices and stock may change again, and nothing is reserved.',
    closing: 'You received this email because you asked for it on your wishlist. We send at most one a day.',
  },
  'device-cleaning': {
    subject: 'Time to clean your {{device}}',
    teaser: 'A clean device heats evenly and tastes better.',
    heading: 'Time to clean, {{name}}',
    opening:
      'Your {{device}} is due for cleaning.\n\nLet it cool down, take out the stick, and clean the chamber with a dry brush or a cleaning stick. Use no water.',
    closing:
      'You received this email because you asked for reminders in your account. You can change how often you get them there.',
  },
  'low-stock': {
    subject: 'Low stock: {{count}}',
    teaser: 'Products at or below their low stock threshold.',
    heading: 'Low stock',
    opening: 'These products have reached their low stock threshold.',
    closing: 'Each product is listed once until it has been restocked above its threshold.',
  },
  'staff-invitation': {
    subject: '{{inviter}} invited you to the back office',
    teaser: 'You’ve been invited as {{role}}.',
    heading: 'You’re invited',
    opening:
      '{{inviter}} invited you to the back office of the shop as {{role}}.\n\nUse the button to set your name and password. The invitation works once and is valid for 7 days.',
    closing: 'If you weren’t expecting this invitation, you can ignore this email.',
  },
  'new-order': {
    subject: 'New order {{number}} · {{amount}}',
    teaser: 'Items, emirate and payment',
    heading: 'New order {{number}}',
    opening: 'A new order of {{amount}} has been placed.',
    closing: 'You can turn off these emails in the back office, under My account.',
  },
  'new-orders': {
    subject: 'New orders: {{count}}',
    teaser: 'Items, emirate and payment of each',
    heading: 'New orders: {{count}}',
    opening: 'These orders have been placed since the last email.',
    closing: 'You can turn off these emails in the back office, under My account.',
  },
  'staff-notifications': {
    subject: 'The shop needs attention: {{count}}',
    teaser: 'What happened, with links to it',
    heading: 'Notifications: {{count}}',
    opening: 'New since the last email:',
    closing: 'You can choose what you’re notified of in the back office, under My account.',
  },
  'contact-message': {
    subject: '{{topic}}: message {{number}} from {{name}}',
    teaser: 'A message from the contact form',
    heading: 'Message {{number}}',
    opening: 'A new message was sent through the contact form.',
    closing: 'Reply to this email to answer the sender.',
  },
  'form-entry': {
    subject: '{{form}}: entry {{number}}',
    teaser: 'A form was sent',
    heading: '{{form}}',
    opening:
      'Entry {{number}} was sent through a form of the shop. Files are in the back office, under Messages.',
    closing: 'Reply to this email to answer the sender, if the form asked for an email address.',
  },
  'form-received': {
    subject: 'We’ve received your message',
    teaser: 'Thank you for writing to us.',
    heading: 'Thank you',
    opening: 'We’ve received your message and will reply on a working day.',
    closing: 'If you didn’t send it, you can ignore this email.',
  },
  'subscription-confirm': {
    subject: 'Confirm your subscription',
    teaser: 'Confirm your email address to subscribe.',
    heading: 'Confirm your subscription',
    opening:
      'Someone signed up for our newsletter with this email address. Confirm to receive it. The link is valid for 7 days.',
    closing:
      'If it wasn’t you, ignore this email. Without confirmation we send nothing and delete the address.',
  },
  'subscription-welcome': {
    subject: 'You’re subscribed',
    teaser: 'Thank you for subscribing.',
    heading: 'Welcome',
    opening: 'Thank you for confirming. You’ll receive our newsletter from now on.',
    closing: 'Every email has a link to unsubscribe with one click.',
  },
  'renewal-notice': {
    subject: 'Your subscription order on {{date}}',
    teaser: 'Products, prices and how to change it.',
    heading: 'Your next order, {{name}}',
    opening:
      'We place the next order of your subscription #{{number}} on {{date}}, at the prices of that day. As of today it is:',
    closing: 'To skip, change or cancel it, open your subscription before that day.',
  },
  'renewal-failed': {
    subject: 'Your subscription #{{number}} needs your attention',
    teaser: 'Your last order could not be completed.',
    heading: 'Action needed, {{name}}',
    opening:
      'An order of your subscription #{{number}} could not be completed. We’ll try again tomorrow; nothing is charged twice.',
    closing: 'Questions? Reply to this email.',
  },
  'renewal-paused': {
    subject: 'Your subscription #{{number}} is paused',
    teaser: 'There are no orders until you resume it.',
    heading: 'Subscription paused',
    opening:
      'Your subscription #{{number}} is paused, {{name}}. We place no orders and charge nothing until you resume it.',
    closing: 'Questions? Reply to this email.',
  },
  'renewal-cancelled': {
    subject: 'Your subscription #{{number}} has been cancelled',
    teaser: 'There are no more orders.',
    heading: 'Subscription cancelled',
    opening:
      'We cancelled your subscription #{{number}}, {{name}}. We place no more orders for it; those already placed stay.\n\nYou can undo this within a day on your subscription’s page.',
    closing: 'Questions? Reply to this email.',
  },
} satisfies Words;
