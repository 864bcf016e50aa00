import type { TFunction } from 'i18next';
import { aed, formatAmount } from '#kernel/money.ts';
import type { AuditEntry } from '#shop/staff';

/** The properties of an entry that its sentence needs; `names` are names of its subjects. */
export type NamedEntry = Pick<AuditEntry, 'staffName' | 'action' | 'subject' | 'outcome' | 'fields'> &
  Readonly<{ names: Readonly<Record<string, string>> }>;

/** Isolates the text direction of a name or number from the sentence. */
function apart(text: string): string {
  return `\u2068${text}\u2069`;
}

function subjectName(t: TFunction, subject: string, names: NamedEntry['names']): string {
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (id === 'new' || id === '') return t([`adminAudit:unnumbered.${kind}`, 'adminAudit:unnumbered.other']);
  const name = names[subject];
  if (name !== undefined) return t('adminAudit:named', { name: apart(name) });
  return t(`adminAudit:subjects.${kind}`, { id: apart(id), defaultValue: apart(subject) });
}

/** The subject of an action: its name, or its kind and number; the first if there are several. */
function subjectWords(t: TFunction, { action, subject, names }: NamedEntry): string {
  if (subject === '')
    return t([`adminAudit:unnumbered.${action.split('.')[0]}`, 'adminAudit:unnumbered.other']);
  const several = /^[a-z-]+:\d+( [a-z-]+:\d+)+/.test(subject) ? subject.split(' ') : [subject];
  const [first = subject] = several;
  const what = subjectName(t, first, names);
  // A long subject is truncated, so the number of subjects is unknown.
  return several.length === 1 ? what : t('adminAudit:andOthers', { what });
}

type Print = (t: TFunction, value: unknown) => string;

const asAmount: Print = (t, value) =>
  typeof value === 'number'
    ? t('adminAudit:amount', { amount: formatAmount(aed(value)) })
    : t('adminAudit:noValue');
const asNumber: Print = (_, value) => String(value);

/** The actions that exist to change a field, by table and column; their sentence shows both values. */
const CHANGED_BY: Readonly<Record<string, RegExp>> = {
  'product.regular_price_minor': /^products\./,
  'product.sale_price_minor': /^products\./,
  'stock_shelf.quantity': /^(products|stock)\./,
  'shop_order.status': /^orders\.move/,
  'staff.role': /^staff\./,
};

/** Formats the values of these fields. */
const FIELDS: Readonly<Record<string, Print>> = {
  'product.regular_price_minor': asAmount,
  'product.sale_price_minor': asAmount,
  'stock_shelf.quantity': asNumber,
  'shop_order.status': (t, value) => t(`adminOrders:statuses.${String(value)}`),
  // Custom roles have no translation, and may be deleted.
  'staff.role': (t, value) => t(`admin:roles.${String(value)}`, { defaultValue: t('adminAudit:ownRole') }),
};

function changeWords(t: TFunction, { action, fields }: NamedEntry, what: string): string | null {
  const [field, ...more] = fields;
  if (field === undefined || more.length > 0) return null;
  const name = `${field.table}.${field.field}`;
  const print = FIELDS[name];
  if (print === undefined || !CHANGED_BY[name]?.test(action)) return null;
  const [before, after] = [field.before, field.after].map((value) => apart(print(t, value)));
  return t(`adminAudit:fields.${name}`, { what, before, after });
}

/** The sentence of an entry; a single changed field is shown with both values. */
export function sentenceOf(t: TFunction, entry: NamedEntry): string {
  const what = subjectWords(t, entry);
  const did =
    changeWords(t, entry, what) ??
    t(`adminAudit:actions.${entry.action}`, { what, defaultValue: apart(entry.action) });
  const who = apart(entry.staffName);
  const isRefused = entry.outcome !== null && entry.outcome !== 'done';
  return t(isRefused ? 'adminAudit:sentenceRefused' : 'adminAudit:sentence', { who, did });
}
