/** The editable parts of a mail, in display order. */
export const MAIL_PARTS = ['subject', 'teaser', 'heading', 'opening', 'closing'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];
/** The texts of a mail, with `{{placeholders}}`. */
export type MailWords = Readonly<Record<MailPart, string>>;

/** Every mail can name the store. */
const EVERY = ['store'] as const;
const OF_ORDER = ['number', 'name', 'date', ...EVERY] as const;
const OF_SUBSCRIPTION = OF_ORDER;
const OF_ACCOUNT = ['name', ...EVERY] as const;

/** All mail templates with their placeholders. */
export const MAIL_TEMPLATES = {
  'order-confirmation': OF_ORDER,
  'order-waiting': [...OF_ORDER, 'amount'],
  'order-calling': OF_ORDER,
  'order-payment-due': [...OF_ORDER, 'amount'],
  'order-packed': OF_ORDER,
  'order-shipped': OF_ORDER,
  'order-out-for-delivery': OF_ORDER,
  'order-delivered': OF_ORDER,
  'order-cancelled': OF_ORDER,
  'order-refunded': [...OF_ORDER, 'amount'],
  'order-refund-sent': [...OF_ORDER, 'amount'],
  'order-note': OF_ORDER,
  'order-return-asked': OF_ORDER,
  'order-return-approved': OF_ORDER,
  'order-return-refused': OF_ORDER,
  'order-return-received': OF_ORDER,
  'account-register': OF_ACCOUNT,
  'account-known': OF_ACCOUNT,
  'account-invite': OF_ACCOUNT,
  'account-reset': OF_ACCOUNT,
  'account-email': OF_ACCOUNT,
  'account-password-changed': OF_ACCOUNT,
  'account-email-changed': OF_ACCOUNT,
  'account-deleted': OF_ACCOUNT,
  'gift-card': ['name', 'sender', 'amount', ...EVERY],
  'gift-card-to-buyer': ['name', 'amount', ...EVERY],
  'back-in-stock': ['product', ...EVERY],
  'abandoned-cart': OF_ACCOUNT,
  'wishlist-changes': ['name', 'count', ...EVERY],
  'device-cleaning': ['name', 'device', ...EVERY],
  'staff-invitation': ['inviter', 'role', ...EVERY],
  'low-stock': ['count', ...EVERY],
  'new-order': ['number', 'amount', ...EVERY],
  'new-orders': ['count', ...EVERY],
  'staff-notifications': ['count', ...EVERY],
  'contact-message': ['topic', 'number', 'name', ...EVERY],
  'form-entry': ['form', 'number', 'name', ...EVERY],
  'form-received': [...EVERY],
  'subscription-confirm': [...EVERY],
  'subscription-welcome': [...EVERY],
  'renewal-notice': OF_SUBSCRIPTION,
  'renewal-failed': OF_SUBSCRIPTION,
  'renewal-paused': OF_SUBSCRIPTION,
  'renewal-cancelled': OF_SUBSCRIPTION,
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
export type OrderTemplate = Extract<MailTemplate, `order-${string}`>;
export type AccountTemplate = Extract<MailTemplate, `account-${string}`>;

export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as readonly MailTemplate[];

export function parseMailTemplate(value: unknown): MailTemplate | null {
  return TEMPLATE_NAMES.find((name) => name === value) ?? null;
}

export function isOrderTemplate(template: MailTemplate): template is OrderTemplate {
  return template.startsWith('order-');
}
