import type { Words } from '../words.ts';
import { contentRefusals } from './refusals-content.ts';
import { goodsRefusals } from './refusals-goods.ts';

/** The shopper's words for every refusal, by its code. */
export const refusals = {
  cart: {
    'unknown-product': 'This product is no longer here.',
    'not-for-sale': '{{name}} is not for sale right now.',
    'coming-soon': '{{name}} is coming soon and cannot be ordered yet.',
    'choose-options': 'Please choose an option first.',
    'out-of-stock': '{{name}} is sold out.',
    'not-enough': 'Only {{left}} of {{name}} are left; {{inCart}} are in your cart already.',
    'only-one': 'There is one {{name}} per order, and it is in your cart already.',
    'over-limit': 'One order can hold {{limit}} of {{name}} at most.',
    'under-age': '{{name}} is for adults alone. This browser was told that you are younger.',
    restricted: '{{name}}: {{words}} (Rule {{rule}}.)',
    'too-many-lines': 'A cart holds {{limit}} different products at most. Please order these first.',
    'too-large': 'One line can hold {{limit}} pieces at most.',
    'too-much': 'Your cart would come to more than one order can. Please order in parts.',
    'unknown-line': 'This line is no longer in your cart.',
    'too-many-codes': 'A cart takes {{limit}} codes at most. Please take one out first.',
    'unknown-delivery': 'This way of delivery is not there for your cart. Please choose another.',
    'too-many-requests':
      'That was a lot at once. Please wait {{seconds}} s and try again; your cart is as it was.',
  },
  ...goodsRefusals,
  ...contentRefusals,
  request: {
    'too-large': 'That was too much to take in. Your cart is as it was.',
    unreadable: 'This request could not be read. Your cart is as it was.',
  },
  checkout: {
    'empty-cart': 'Your cart is empty.',
    'wrong-fields': 'Something is missing or wrong.',
    'too-much': 'This comes to more than one order can. Please order it in parts.',
    'line-problem': 'Something in your cart has changed.',
    'form-used':
      'This form has already been used for an order. Check what is in your cart and place the order again.',
    'other-address':
      'An order goes to one address: the one in the order itself. Please type there where the goods shall go.',
    'totals-changed':
      'Prices or delivery have changed since you opened this page. Please look at the new total and press once more.',
    restricted: '{{name}} cannot be ordered this way.',
    'promotion-gone':
      'A promotion in your cart has just been used up. Please look at the new total and press once more.',
    'no-delivery': 'We cannot deliver to this emirate yet.',
    'no-payment': 'There is no way to pay for this basket yet.',
    line: {
      gone: '{{name}} is no longer sold. Please take it out of the cart.',
      'out-of-stock': '{{name}} has just sold out. Please take it out of the cart.',
      'too-many': 'Only {{left}} of {{name}} are left. Please lower the quantity in the cart.',
      'over-limit': 'One order can hold {{left}} of {{name}} at most. Please lower the quantity in the cart.',
    },
  },
  restrictions: {
    'not-sold': '{{name}}: {{words}} (Rule {{rule}}.)',
    'collect-only': '{{name}} can be reserved and collected in the shop. {{words}} (Rule {{rule}}.)',
    'signed-in-only': '{{name}}: please sign in to order it. {{words}} (Rule {{rule}}.)',
    'too-young': '{{name}}: please confirm your age. {{words}} (Rule {{rule}}.)',
    'other-payment': '{{name}} cannot be paid this way. {{words}} (Rule {{rule}}.)',
  },
  customers: {
    'wrong-fields': 'Please look at the marked fields.',
    'wrong-sign-in': 'Email or password is not right. Please check both.',
    'too-many_one': 'That was often. Please wait {{seconds}} second, then try again. Nothing is lost.',
    'too-many_other': 'That was often. Please wait {{seconds}} seconds, then try again. Nothing is lost.',
    'too-many-minutes_one':
      'That was often. Please wait {{minutes}} minute, then try again. Nothing is lost.',
    'too-many-minutes_other':
      'That was often. Please wait {{minutes}} minutes, then try again. Nothing is lost.',
    'stale-link': 'This link has been used, or is too old. Please ask for a new one.',
    'wrong-password': 'This is not your password.',
    'wrong-code': 'This code is not right. Codes change every half minute and work once.',
    'email-taken': 'This email belongs to another account.',
    'too-many-addresses': 'An account keeps {{limit}} addresses at most. Please remove one first.',
    'unknown-address': 'This address is no longer here.',
    'unknown-customer': 'There is no such customer.',
    'no-match': 'We find no order with these two. Please check the number and what you ordered with.',
    'not-confirmed': 'Please type the words exactly as they stand there.',
    'same-customer': 'These are the same customer.',
    'stale-form': 'This page was open for a long time. Everything is still here: please press once more.',
  },
  payments: {
    'wrong-signature': 'This message was not signed by the payment provider.',
    'stale-signature': 'This message of the payment provider is too old.',
    'unreadable-event': 'This message of the payment provider could not be read.',
    'unknown-reference': 'This payment is not known here.',
    'unknown-order': 'This order is not known here, or the link is not complete.',
    'may-not': 'This payment is past the point where that could be done.',
    'too-much': 'That is more than is due, or more than this payment holds.',
    'nothing-due': 'Nothing more is due for this order.',
    'unknown-card': 'This card is not kept any more. Please choose another, or type one.',
    'refund-by-line':
      'This money pays for goods of order {{orderId}}. Refund them by line, so that invoice and shelves follow: npm run orders -- refund {{orderId}} --lines 0:1 --why TEXT',
    'not-offered': 'This way to pay is not offered for this order. Please choose another.',
    'too-many-failures_one':
      'Several payments have failed in this hour. Please wait {{minutes}} minute before you pay online again, or choose another way to pay. Your order is kept.',
    'too-many-failures_other':
      'Several payments have failed in this hour. Please wait {{minutes}} minutes before you pay online again, or choose another way to pay. Your order is kept.',
    'provider-down':
      'Our payment partner cannot be reached at the moment. Your order is kept: please try again, or choose another way to pay.',
  },
  forms: {
    'unknown-entry': 'This message is no longer here.',
    'changed-meanwhile':
      'Somebody else changed this note meanwhile. Yours is still here: compare both, then save again.',
    'wrong-fields': 'Something is missing or wrong.',
    'too-quick': 'That was very quick. Everything is still here: please look it over and press once more.',
    stale: 'This page was open for a long time. Everything is still here: please press once more.',
    'too-many_one':
      'You have written to us several times in this hour. Everything is still here: please send it in {{minutes}} minute, or call us.',
    'too-many_other':
      'You have written to us several times in this hour. Everything is still here: please send it in {{minutes}} minutes, or call us.',
  },
  reviews: {
    'wrong-fields': 'Please look at the marked fields.',
    'unknown-product': 'The product of this review is not here any more.',
    closed: 'This product takes no more reviews.',
    duplicate: 'You have already sent this review. Thank you, it is with us.',
    'too-fast': 'That was a lot at once. Please send it again in {{seconds}} s; nothing of it is lost.',
    busy: 'Many pictures are arriving at once. Please send your review again in {{seconds}} s; what you wrote is still here.',
    'unknown-review': 'This review is not here any more.',
    'may-not-move': 'This review cannot go from {{from}} to {{to}}.',
    'changed-meanwhile':
      'Somebody else changed this answer meanwhile. Yours is still here: compare both, then save again.',
  },
  shipping: {
    'unknown-zone': 'There is no such zone, or not any more.',
    'changed-meanwhile':
      'Somebody else changed this zone meanwhile. Yours is still here: compare both, then save again.',
    'emirate-taken': 'One of these emirates lies in the zone {{zone}} already.',
    'emirate-without-method':
      'No shipping method serves {{emirates}}. Add a shipping method, or take the emirate out of the zone.',
    'stops-delivery': 'Nobody in {{emirates}} could check out any more.',
    'wrong-zones': 'Delivery cannot be set up like this. Please look at: {{fields}}',
  },
  promotions: {
    'code-taken': 'Another promotion has the code {{coupon}}.',
    'changed-meanwhile':
      'Somebody else changed this promotion meanwhile. Yours is still here: compare both, then save again.',
    'unknown-promotion': 'There is no such promotion, or not any more.',
    'empty-code': 'Please enter a code first.',
    'unknown-code': 'We know no code {{coupon}}. Please check how it is written.',
    'not-yet': 'The code {{coupon}} is valid from {{startsAt}}.',
    expired: 'The code {{coupon}} was valid until {{endsAt}}.',
    'used-up': 'The code {{coupon}} has been used as often as it may be.',
    'used-up-for-you': 'You have used the code {{coupon}} as often as one customer may.',
    'minimum-spend':
      'The code {{coupon}} is for orders of {{minimum}} or more. {{missing}} more in your cart, and it works.',
    'maximum-spend': 'The code {{coupon}} is for orders of up to {{maximum}}.',
    'no-matching-products': 'Nothing in your cart goes with the code {{coupon}}.',
    'not-for-sale-items': 'The code {{coupon}} is not for goods that are on sale already.',
    'not-for-tobacco': 'Tobacco is never discounted, so the code {{coupon}} has nothing to act on.',
    'too-few-pieces':
      'The code {{coupon}} needs more of its products in your cart: {{buy}} at full price and {{get}} to go with that.',
    'nothing-left': 'Other discounts cover your goods already; the code {{coupon}} would take nothing off.',
    'already-applied': 'The code {{coupon}} is in your cart already.',
    'not-combined': 'The code {{coupon}} cannot be combined with {{other}}.',
    'needs-email':
      'The code {{coupon}} is for certain customers. Enter your email address first, then the code.',
    'not-for-this-email': 'The code {{coupon}} is not for this email address.',
  },
  restock: {
    'wrong-email': 'Enter an email address like name@example.com.',
    'no-consent': 'Tick the box, so that we may write to you.',
    'unknown-product': 'This product is no longer here.',
    'in-stock': 'It is in stock: you can order it now.',
    'too-many': 'That was often. Please try again in a few minutes.',
  },
  mails: {
    'changed-meanwhile':
      'Somebody else changed this mail meanwhile. Yours is still here: compare both, then save again.',
    'unknown-template': 'There is no such mail.',
    'unknown-order': 'There is no such order.',
    'unknown-mail': 'There is no such mail.',
    'still-waiting': 'This mail has not gone out yet; it will by itself.',
    'holds-key': 'A link for one use is in this mail. Whoever needs one asks for a new one.',
    'words-missing': 'The {{part}} needs words.',
    'words-long': 'The {{part}} can have {{most}} letters at most.',
    'unknown-placeholder':
      'The {{part}} names {{name}}, which this mail does not know. It knows: {{allowed}}.',
  },
  orders: {
    'unknown-order': 'There is no such order.',
    'may-not-move': 'This order cannot go from {{from}} to {{to}}.',
    'changed-meanwhile': 'Somebody else changed this order meanwhile. Look at it as it is now, then decide.',
    'stock-gone': '{{name}} has been sold to somebody else meanwhile.',
    'promotion-gone': 'A promotion of this order has been used up meanwhile.',
    'slot-gone': 'The delivery time of this order has been taken meanwhile.',
    'of-old-shop': 'This order was placed in the old shop: it is shown and moved here, and settled there.',
    'may-not-edit': 'This order is {{status}} and is not changed any more.',
    'has-refunds': 'Part of this order was refunded, so its lines stay as they are.',
    'no-lines': 'An order needs at least one line.',
    'unknown-line': 'This order has no line {{position}}.',
    'wrong-quantity': 'There are {{left}} of {{name}} to choose from.',
    'not-for-sale': 'This product cannot be sold.',
    'choose-options': 'Please choose the options of {{name}}.',
    'too-much': 'This comes to more than one order can. Please make several of it.',
    'nothing-to-refund': 'Choose something to refund that cost more than 0.00.',
    'nothing-paid':
      'No payment has been captured for this order, so there is nothing to refund. An order that has not shipped can be cancelled.',
    'more-than-paid': 'Only AED {{left}} of what was paid are left.',
    'more-than-charged': 'Only AED {{left}} of it can be refunded.',
    'unknown-refund': 'There is no such refund, or it is paid out already.',
    'may-not-return': 'Goods of this order cannot be given back now.',
    'unknown-return': 'There is no such return.',
    'return-may-not-move': 'This return cannot go from {{from}} to {{to}}.',
    'wrong-fields': 'Something is missing.',
  },
  staff: {
    'wrong-sign-in': 'Email or password is not right. Please check both.',
    'wrong-code': 'This code is not right, or was used already. Please take the next one.',
    'wrong-password': 'The password until now is not right.',
    'too-many_one': 'That was often. Please wait {{seconds}} second, then try again.',
    'too-many_other': 'That was often. Please wait {{seconds}} seconds, then try again.',
    'stale-link': 'This link is no longer good. Please ask for a new one.',
    'wrong-fields': 'Please look at the marked fields.',
    'email-taken': 'Somebody with this email works here already.',
    'unknown-member': 'Nobody like that works here.',
    'last-owner': 'The shop needs an owner. Please make somebody else one first.',
    forbidden: 'Your role does not allow this. An owner can give you another one.',
    'signed-out': 'You are signed out.',
    'second-factor-first': 'Please set up your second proof first.',
  },
  settings: {
    'unknown-key': 'There is no such setting.',
    'wrong-value': 'The setting cannot be that: {{problem}}',
    'word-taken':
      'Something else stands at “/{{word}}/”: a page of yours, or one of the shop itself. Please take another word.',
    'changed-meanwhile':
      'Somebody else changed this meanwhile. Yours is still here: compare both, then save again.',
  },
  desk: {
    'unknown-verb': 'The back office cannot do this.',
    'not-found': 'There is no such thing, or not any more.',
    unreadable: 'Something here could not be read. Please look at the marked fields.',
    'payment-not-offered':
      'This way to pay is not offered for this order. The table of ways to pay says why.',
    'totals-changed':
      'Prices or delivery have changed meanwhile. Please look at the new total and press once more; everything typed is still here.',
    'foreign-origin': 'This was not sent from the back office.',
    busy: 'Several files are arriving at once. Try again in {{seconds}} s.',
    'no-answer': 'The shop did not answer. Nothing is lost here: please check your connection and try again.',
    'upload-cut-off': 'The upload took too long. Check the connection and try again.',
  },
} satisfies Words;
