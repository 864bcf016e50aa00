/** Names of the work that waits in the queue. */
export const JOBS = {
  orderNews: 'mail.order',
  refund: 'orders.refund',
  followPayments: 'payments.follow',
  expired: 'orders.release-expired',
  contactMessage: 'mail.contact-message',
  stockReturned: 'mail.stock-returned',
  stockFell: 'mail.stock-fell',
  accountMail: 'mail.account',
  cartReminder: 'mail.cart-reminder',
  cartsLeft: 'cart.find-left',
  mails: 'mail.deliver',
  pictures: 'media.sizes',
  prices: 'listing.refresh-due',
  carts: 'cart.forget-expired',
  search: 'search.tidy',
  reconcile: 'payments.reconcile',
} as const;
