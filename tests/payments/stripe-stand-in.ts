import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';

type Row = Record<string, unknown>;
type Session = { id: string; intent: string | null; status: string; form: URLSearchParams };
type Intent = {
  id: string;
  status: string;
  amount: number;
  received: number;
  refunded: number;
  error: Row | null;
  metadata: Row;
  /** The URL of the bank's authentication; null without it. */
  asksAt: string | null;
};
type Reply = { status: number; body: Row };
type Book = {
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  customers: Map<string, string[]>;
  /** Cards whose bank requires authentication. */
  asking: Set<string>;
  replies: Map<string, Reply>;
  calls: string[];
  count: number;
};

const SECRET = 'whsec_of_the_stand_in';

function refused(param: string | undefined, message: string): Reply {
  return { status: 400, body: { error: { type: 'invalid_request_error', message, param } } };
}

const missing: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
};

function printIntent(intent: Intent): Row {
  const isPaid = intent.received > 0 || intent.status === 'requires_capture';
  const charge = {
    id: `ch_${intent.id}`,
    object: 'charge',
    amount_refunded: intent.refunded,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2031 },
    },
  };
  return {
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    amount: intent.amount,
    amount_received: intent.received,
    last_payment_error: intent.error,
    metadata: intent.metadata,
    next_action: intent.asksAt === null ? null : { redirect_to_url: { url: intent.asksAt } },
    latest_charge: isPaid ? charge : null,
  };
}

function printSession(book: Book, { id, intent, status }: Session, url: string): Row {
  const known = intent === null ? undefined : book.intents.get(intent);
  return {
    id,
    object: 'checkout.session',
    status,
    url: status === 'open' ? `${url}/pay/${id}` : null,
    payment_intent: known === undefined ? null : printIntent(known),
    metadata: { payment_key: book.sessions.get(id)?.form.get('metadata[payment_key]') },
  };
}

function capture(intent: Intent, form: URLSearchParams): Reply {
  if (intent.status !== 'requires_capture') return refused(undefined, 'not to be captured');
  const amount = Number(form.get('amount_to_capture'));
  if (amount > intent.amount) return refused('amount', 'too much');
  Object.assign(intent, { status: 'succeeded', received: amount });
  return { status: 200, body: printIntent(intent) };
}

function cancel(intent: Intent): Reply {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return refused(undefined, 'over already');
  intent.status = 'canceled';
  return { status: 200, body: printIntent(intent) };
}

function refund(book: Book, form: URLSearchParams): Reply {
  const intent = book.intents.get(form.get('payment_intent') ?? '');
  if (intent === undefined) return missing;
  const amount = Number(form.get('amount'));
  if (intent.status !== 'succeeded') return refused(undefined, 'nothing to refund');
  if (amount > intent.received - intent.refunded) return refused('amount', 'too much');
  intent.refunded += amount;
  book.count += 1;
  return { status: 200, body: { id: `re_${book.count}`, object: 'refund', amount } };
}

function createSession(book: Book, form: URLSearchParams, url: string): Reply {
  book.count += 1;
  const session: Session = { id: `cs_test_${book.count}`, intent: null, status: 'open', form };
  book.sessions.set(session.id, session);
  return { status: 200, body: printSession(book, session, url) };
}

function expire(book: Book, session: Session, url: string): Reply {
  if (session.status !== 'open') return refused(undefined, 'over already');
  session.status = 'expired';
  return { status: 200, body: printSession(book, session, url) };
}

function forget(book: Book, path: string): Reply {
  const id = /^\/v1\/customers\/(\w+)$/.exec(path)?.[1] ?? '';
  if (!book.customers.delete(id)) return missing;
  return { status: 200, body: { id, object: 'customer', deleted: true } };
}

function customerCall(book: Book, path: string, verb: string): Reply | null {
  if (path === '/v1/customers' && verb === 'POST') {
    book.count += 1;
    const id = `cus_${book.count}`;
    book.customers.set(id, []);
    return { status: 200, body: { id, object: 'customer' } };
  }
  if (verb === 'DELETE') return forget(book, path);
  const list = /^\/v1\/customers\/(\w+)\/payment_methods$/.exec(path);
  if (list !== null) {
    const card = { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2031 };
    const data = (book.customers.get(list[1] ?? '') ?? []).map((id) => ({ id, type: 'card', card }));
    return { status: 200, body: { object: 'list', data, has_more: false } };
  }
  const detach = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path);
  if (detach === null) return null;
  for (const [id, cards] of book.customers)
    book.customers.set(
      id,
      cards.filter((card) => card !== detach[1]),
    );
  return { status: 200, body: { id: detach[1], object: 'payment_method' } };
}

function statusOf(form: URLSearchParams, isAsked: boolean): string {
  if (isAsked) return 'requires_action';
  return form.get('capture_method') === 'manual' ? 'requires_capture' : 'succeeded';
}

/** Charges a saved card; if its bank requires authentication, the payment waits for it. */
function createIntent(book: Book, form: URLSearchParams, url: string): Reply {
  const field = (name: string) => form.get(name) ?? '';
  const card = field('payment_method');
  if (!book.customers.get(field('customer'))?.includes(card)) return missing;
  book.count += 1;
  const [id, amount] = [`pi_${book.count}`, Number(field('amount'))];
  const isAsked = book.asking.has(card);
  const status = statusOf(form, isAsked);
  const intent: Intent = {
    id,
    amount,
    status,
    received: status === 'succeeded' ? amount : 0,
    refunded: 0,
    error: null,
    metadata: { payment_key: field('metadata[payment_key]') },
    asksAt: isAsked ? `${url}/asks/${id}` : null,
  };
  book.intents.set(id, intent);
  return { status: 200, body: printIntent(intent) };
}

type Call = { path: string; verb: string; form: URLSearchParams; url: string };

type Named = { id: string; act: string | undefined };

function sessionCall(book: Book, { id, act }: Named, url: string): Reply {
  const session = book.sessions.get(id);
  if (session === undefined) return missing;
  if (act === 'expire') return expire(book, session, url);
  return { status: 200, body: printSession(book, session, url) };
}

function intentCall(book: Book, { id, act }: Named, form: URLSearchParams): Reply {
  const intent = book.intents.get(id);
  if (intent === undefined) return missing;
  if (act === undefined) return { status: 200, body: printIntent(intent) };
  return act === 'capture' ? capture(intent, form) : cancel(intent);
}

function answer(book: Book, { path, verb, form, url }: Call): Reply {
  if (path === '/v1/checkout/sessions' && verb === 'POST') return createSession(book, form, url);
  if (path === '/v1/payment_intents' && verb === 'POST') return createIntent(book, form, url);
  if (path === '/v1/refunds') return refund(book, form);
  const [, of, id = '', act] =
    /^\/v1\/(checkout\/sessions|payment_intents)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (of === 'checkout/sessions') return sessionCall(book, { id, act }, url);
  if (of === 'payment_intents') return intentCall(book, { id, act }, form);
  return customerCall(book, path, verb) ?? missing;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The same idempotency key returns the first answer again, as Stripe does. */
function answerOnce(book: Book, call: Call, key: string | undefined): Reply {
  const earlier = key === undefined ? undefined : book.replies.get(key);
  if (earlier !== undefined) return earlier;
  const reply = answer(book, call);
  if (key !== undefined && reply.status === 200) book.replies.set(key, reply);
  return reply;
}

/** A payment after its shopper has acted. */
const OUTCOMES = {
  approve: { status: 'succeeded', error: null },
  declined: {
    status: 'requires_payment_method',
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
} as const;

/** Saves the card if the shopper ticks the box. */
function saveCard(book: Book, form: URLSearchParams): void {
  if (form.get('saved_payment_method_options[payment_method_save]') !== 'enabled') return;
  book.customers.get(form.get('customer') ?? '')?.push(`pm_${book.count}`);
}

/** A session's intent after its shopper has acted. */
function paidIntent(id: string, form: URLSearchParams, outcome: keyof typeof OUTCOMES): Intent {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const metadata = { payment_key: form.get('payment_intent_data[metadata][payment_key]') };
  const known = { id, amount, received: 0, refunded: 0, metadata, asksAt: null, ...OUTCOMES[outcome] };
  if (known.status !== 'succeeded') return known;
  return form.get('payment_intent_data[capture_method]') === 'manual'
    ? { ...known, status: 'requires_capture' }
    : { ...known, received: amount };
}

/** The shopper's actions on the hosted page. */
function handOf(book: Book) {
  return (sessionId: string, outcome: keyof typeof OUTCOMES): void => {
    const session = book.sessions.get(sessionId);
    if (session === undefined) throw new Error(`no session ${sessionId}`);
    const { form } = session;
    book.count += 1;
    const intent = paidIntent(`pi_${book.count}`, form, outcome);
    const { id } = intent;
    book.intents.set(id, intent);
    session.intent = id;
    session.status = outcome === 'approve' ? 'complete' : 'expired';
    if (outcome === 'approve') saveCard(book, form);
  };
}

/** Stripe's HTTP API as far as the shop uses it, on loopback, with the shopper's actions and signed messages. */
export async function openStripeStandIn() {
  const book: Book = {
    sessions: new Map(),
    intents: new Map(),
    customers: new Map(),
    asking: new Set(),
    replies: new Map(),
    calls: [],
    count: 0,
  };
  let url = '';
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', url);
    const verb = request.method ?? 'GET';
    const form = new URLSearchParams(await bodyOf(request));
    const key = request.headers['idempotency-key'];
    book.calls.push(`${verb} ${path}`);
    const { status, body } = answerOnce(
      book,
      { path, verb, form, url },
      typeof key === 'string' ? key : undefined,
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const stripe = new Stripe('sk_test_stand_in');
  return {
    access: { secretKey: 'sk_test_stand_in', webhookSecret: SECRET, apiBase: url },
    calls: book.calls,
    /** The form that opened a hosted page. */
    formOf: (sessionId: string) => book.sessions.get(sessionId)?.form ?? new URLSearchParams(),
    pay: handOf(book),
    /** From now on the bank of this card requires authentication. */
    askFor: (card: string) => void book.asking.add(card),
    /** A signed message about a session, as Stripe sends it. */
    message: (sessionId: string, { type = 'payment_intent.succeeded', now = new Date() } = {}) => {
      const session = book.sessions.get(sessionId);
      const created = Math.floor(now.getTime() / 1000);
      const metadata = { payment_key: session?.form.get('metadata[payment_key]') };
      book.count += 1;
      const object = { id: sessionId, object: 'checkout.session', metadata };
      const event = { id: `evt_${book.count}`, object: 'event', type, created, data: { object } };
      const payload = JSON.stringify(event);
      const header = stripe.webhooks.generateTestHeaderString({
        payload,
        secret: SECRET,
        timestamp: created,
      });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
