import type { Language } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { MailContent, MailFacts, NewOrdersEmail, OrderEmail } from '#shop/mails';
import { formatDate } from '../date/date.ts';
import { mailAmount } from './amount.ts';

/** The refunded or outstanding amount. */
function amountOf({ order, refund }: OrderEmail): string {
  return mailAmount(refund?.total ?? minus(order.totals.total, order.money.paid));
}

function factsOfOrder(letter: OrderEmail, language: Language): MailFacts {
  const { order } = letter;
  return {
    number: String(order.id),
    name: order.address.firstName,
    date: formatDate(order.placedAt, language),
    amount: amountOf(letter),
  };
}

function factsOfNew({ newOrders }: NewOrdersEmail): MailFacts {
  const [first] = newOrders;
  return {
    count: String(newOrders.length),
    number: String(first?.id ?? ''),
    amount: first === undefined ? '' : mailAmount(first.total),
  };
}

/** The placeholders of a mail template, formatted. */
export function factsOf(letter: MailContent, language: Language): MailFacts {
  if ('order' in letter) return factsOfOrder(letter, language);
  switch (letter.template) {
    case 'back-in-stock':
      return { product: letter.product };
    case 'wishlist-changes':
      return { name: letter.name, count: String(letter.lines.length) };
    case 'device-cleaning':
      return { name: letter.name, device: letter.device };
    case 'gift-card':
    case 'gift-card-to-buyer':
      return { name: letter.name, sender: letter.sender, amount: mailAmount(letter.balance) };
    case 'staff-invitation':
      return {
        inviter: letter.inviter,
        role: letter.ownName ?? wordsIn(language)(`admin:roles.${letter.role}`),
      };
    case 'low-stock':
      return { count: String(letter.shelves.length) };
    case 'new-order':
    case 'new-orders':
      return factsOfNew(letter);
    case 'staff-notifications':
      return { count: String(letter.notifications.length) };
    case 'contact-message': {
      const { topic, id, name } = letter.entry;
      return { topic: wordsIn(language)(`contact:topics.${topic}`), number: String(id), name };
    }
    case 'form-entry': {
      const { title, id, name } = letter.entry;
      return { form: title, number: String(id), name };
    }
    case 'renewal-notice':
    case 'renewal-failed':
    case 'renewal-paused':
    case 'renewal-cancelled': {
      const { number, name, nextOn } = letter;
      return { number, name, date: nextOn === null ? '' : formatDate(nextOn, language) };
    }
    case 'form-received':
    case 'subscription-confirm':
    case 'subscription-welcome':
      return {};
    default:
      return { name: letter.name };
  }
}
