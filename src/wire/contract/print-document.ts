import { always } from './always.ts';
import type { AnswerDescription, CallDescription } from './description.ts';
import { forms } from './forms.ts';
import { calls, HEADERS } from './index.ts';
import { kinds } from './kinds.ts';
import { printShape } from './print-shape.ts';

const COOKIES: Readonly<Record<NonNullable<AnswerDescription['cookies']>, string>> = {
  cart: 'session, hash and count',
  values: 'hash and count, where they differ',
  notices: 'session and `jamra_notices`',
};

const INTRODUCTION = `# The cart's wire

Made by \`npm run wire\` from the descriptions in \`src/wire/contract\`, which the contract tests hold every call to. What
each code means stands in [refusals.md](refusals.md).

A call whose body is no form is a call without fields. Of a repeated field the last counts; \`name[]\` is another field
than \`name\`. Zero bytes fall out.`;

const SHARED = `## Cookies

| cookie | value | lives |
| --- | --- | --- |
| \`wp_woocommerce_session_<md5 of the shop's address>\` | the secret of the cart, begins with \`t_\`; HttpOnly | 48 hours from the last change |
| \`woocommerce_cart_hash\` | the \`cart_hash\` of the answer | the browser's session |
| \`woocommerce_items_in_cart\` | pieces in the cart | the browser's session |
| \`jamra_notices\` | \`1\` while a sentence waits; HttpOnly | the browser's session |

Hash and count are sent where the browser has other values, and expired once the cart is empty. A visitor with an empty
cart is given none of them.

## Limits

Counted by the minute: changes of one cart up to \`limits.cartPerVisitor\`, of all carts behind one address up to
\`limits.cartPerAddress\`; looks five times as many. A made-up session counts for its address alone.`;

const FORMS = `What works without script. A post from another site answers 403 with \`-1\`; too many answer 429 with a page that says
so, and \`Retry-After\`; a body that cannot be read answers a page with 400 or 413. Nothing of it is done then. Beside the
origin only links of a line need a nonce, so that an old page hinders nobody. A link followed on another site changes
nothing: one that adds leads to the product's page, any other to its own address without what it would have done (302).
The cart's form sent to \`/cart/\` without any of these buttons changes nothing, and is answered with the cart's page (200).`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function answerRow([name, answer]: [string, AnswerDescription]): string[] {
  const { when, status, type, body, cookies, location } = answer;
  const shape = location === undefined ? `\`${printShape(body)}\`` : `to ${location}`;
  return [
    name,
    when,
    String(status),
    type.split(';')[0] ?? '',
    shape,
    cookies === undefined ? '' : COOKIES[cookies],
  ];
}

const ANSWER_HEAD = ['answer', 'when', 'status', 'type', 'body', 'cookies'];

function fieldTable({ fields }: CallDescription): string {
  if (fields.length === 0) return 'No fields.';
  const rows = fields.map(({ name, kind, what, missing, wrong }) => [
    `\`${name}\``,
    [what, kinds[kind].says].filter(Boolean).join('; '),
    missing,
    wrong,
  ]);
  return table(['field', 'holds', 'when missing', 'when wrong'], rows);
}

function printCall([name, call]: [string, CallDescription]): string {
  const addresses = call.addresses.map((one) => `\`${one}\``).join(' or ');
  const security =
    call.security === undefined ? [] : [`Needs \`security\`, a nonce for \`${call.security}\`.`];
  return [
    `### ${name}`,
    [call.what, ...security].join(' '),
    `${call.method} ${addresses}. Counts as a ${call.weight === 'read' ? 'look' : 'change'}. Rows: ${call.rows}.`,
    fieldTable(call),
    table(ANSWER_HEAD, Object.entries(call.answers).map(answerRow)),
  ].join('\n\n');
}

/** The text of docs/wire.md. */
export function printDocument(): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => [`\`${name}\``, `\`${value}\``]);
  return `${[
    INTRODUCTION,
    '## What every call may answer',
    table(ANSWER_HEAD, Object.entries(always).map(answerRow)),
    'Every answer carries these headers, so that nobody keeps it:',
    table(['header', 'value'], headers),
    SHARED,
    '## Calls of scripts',
    ...Object.entries(calls).map(printCall),
    '## Links and forms',
    FORMS,
    ...Object.entries(forms).map(printCall),
  ].join('\n\n')}\n`;
}
