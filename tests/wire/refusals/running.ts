import { setTimeout } from 'node:timers/promises';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Role } from '#shop/staff';
import { staffCookie } from '#wire/cookies/session-cookies.ts';
import { aMember } from '../../a-member.ts';
import { aProduct } from '../../a-shop.ts';
import { anOrder, deliverToDubai } from '../../an-order.ts';
import { aServedShop } from '../../cache/served-shop.ts';

/** The answer to a refused request; `code` if the answer has one. */
export type Refused = Readonly<{ status: number; code: string | null; text: string }>;
/** A request that is refused each time it is sent. */
export type SendRefused = (language: Language) => Promise<Refused>;
/** Prepares a state of the shop in which a request is refused. */
export type RefusalCase = (running: Running) => Promise<SendRefused>;
export type RefusalCases = Partial<Record<RefusalCode, RefusalCase>>;

/** The secret of the running shop and of the tests' own shop on its database. */
export const SECRET = 'a secret of the tests, long enough';

/** A payment provider without a reachable server. */
const NO_BANK = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' },
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};
/** The courier's secret in the running shop. */
export const COURIER_SECRET = 'a secret of the courier';

/** How often a background job is polled. */
const LOOK_MS = 100;
const MOST_LOOKS = 150;
/** By then an unfinished form holds its place. */
const HELD_MS = 300;

/** An id without a row. */
export const NOBODY = 2_000_000_000;

type Sent = Readonly<{
  fields?: Record<string, string>;
  body?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  /** The address that rate limits count by. */
  address?: string;
}>;

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
type ActionAnswer = any;
type Opened = Readonly<{ hidden: Record<string, string>; cookie: string }>;

let visitors = 0;

function cookiesOf({ headers }: Response): string[] {
  return headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

/** Forms whose files are still arriving. */
function holding(send: (path: string, sent: Sent) => Promise<Response>) {
  const held: ReadableStreamDefaultController[] = [];
  /** Sends forms whose file keeps arriving until the next `tidy`. */
  async function hold(path: string, { times, ...sent }: Sent & { times: number }): Promise<void> {
    const type = 'multipart/form-data; boundary=held';
    for (let time = 0; time < times; time += 1) {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(Buffer.from('--held\r\n'));
          held.push(controller);
        },
      });
      const headers = { ...sent.headers, 'content-type': type };
      send(path, { ...sent, body, headers }).catch(() => undefined);
    }
    await setTimeout(HELD_MS);
  }

  const release = () => {
    for (const controller of held.splice(0)) controller.error(new Error('given up'));
  };
  return { hold, release };
}

/** Settings that are changed for one refusal. */
function settingsOf(value: (action: ActionName, input: unknown) => Promise<ActionAnswer>) {
  const changed = new Map<string, unknown>();
  async function set(key: string, to: unknown): Promise<void> {
    const setting = (await value('settings.list', {})).find((one: { key: string }) => one.key === key);
    if (!changed.has(key)) changed.set(key, setting.value);
    await value('settings.save', { key, value: to, version: setting.version });
  }

  const reset = async () => {
    for (const [key, before] of changed) await set(key, before);
    changed.clear();
  };
  return { set, reset };
}

/** A running shop with one owner, and the requests of its staff and shoppers. */
export async function aRunningShop() {
  const { runtime, serve } = await aServedShop();
  const { settings } = runtime.shop;
  await settings.set('limits.cartPerVisitor', 0);
  await settings.set('limits.cartPerAddress', 0);
  await settings.set('payments.provider', 'test');
  await deliverToDubai(runtime);
  const origin = await serve({
    TRUST_PROXY: '1',
    SECRET_KEY: SECRET,
    ASK_LOOPBACK: '1',
    COURIER_WEBHOOK_SECRET: COURIER_SECRET,
    ...NO_BANK,
  });
  const owner = await cookieOf('owner');

  async function cookieOf(role: Role, more = {}): Promise<string> {
    const { member } = await aMember(runtime, role, more);
    const token = await runtime.shop.staff.openSession(member.id, 'test');
    return staffCookie.write({ token }, { ...runtime.config, publicUrl: origin }).split(';')[0] ?? '';
  }

  function send(path: string, { fields, body, cookie = '', headers = {}, address }: Sent): Promise<Response> {
    visitors += 1;
    const from = address ?? `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      body: body ?? new URLSearchParams(fields),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      headers: { origin, cookie, 'x-forwarded-for': from, ...headers },
    });
  }

  async function act(action: string, input: unknown, { cookie = owner, language = 'en' } = {}) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ action, input, language });
    return send('/admin/actions/', { body, cookie, headers });
  }

  const refusalIn = async (answer: Response): Promise<Refused> => {
    const { refusal, code, words, message } = await answer.json();
    return { status: answer.status, code: refusal?.code ?? code ?? null, text: words ?? message ?? '' };
  };

  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  async function value(action: ActionName, input: unknown): Promise<any> {
    const answer = await (await act(action, input)).json();
    if (!answer.ok) throw new Error(`${action} ${JSON.stringify(answer.refusal)}`);
    return answer.value;
  }

  const { set, reset } = settingsOf(value);
  const { hold, release } = holding(send);
  const laters: (() => unknown)[] = [];
  /** A page, with its hidden fields and the browser's cookies. */
  async function open(path: string, before = ''): Promise<Opened> {
    const answer = await fetch(origin + path, { headers: { cookie: before }, redirect: 'manual' });
    const cookie = [before, ...cookiesOf(answer)].filter((one) => one !== '').join('; ');
    const next = answer.headers.get('location');
    if (next !== null) return open(next, cookie);
    const inputs = (await answer.text()).matchAll(/<input[^>]*type="hidden"[^>]*>/g);
    const hidden = [...inputs].map(([input]) => {
      const [name = '', value = ''] = ['name', 'value'].map(
        (key) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1],
      );
      return [name, value];
    });
    return { hidden: Object.fromEntries(hidden), cookie };
  }

  return {
    runtime,
    origin,
    value,
    open,
    /** Changes a setting until the next `tidy`. */
    set,
    hold,
    owner,
    /** Runs something at the next `tidy`. */
    later: (work: () => unknown) => void laters.push(work),
    tidy: async () => {
      for (const work of laters.splice(0)) await work();
      release();
      await reset();
    },
    cookieOf,
    send,
    refusalIn,
    /** An action of the back office. */
    ask:
      (action: ActionName | 'no.such-action', input: unknown, cookie = owner): SendRefused =>
      async (language) =>
        refusalIn(await act(action, input, { cookie, language })),
    /** A refusal in an action's value: as the state of a record, or of one of many. */
    hear:
      (
        action: ActionName,
        input: unknown,
        pick: (value: ActionAnswer) => Pick<Refused, 'code' | 'text'> | null,
      ): SendRefused =>
      async (language) => {
        for (let time = 0; time < MOST_LOOKS; time += 1) {
          const answer = await act(action, input, { language });
          const picked = pick((await answer.json()).value);
          if (picked !== null) return { status: answer.status, ...picked };
          await setTimeout(LOOK_MS);
        }
        throw new Error(`${action} says nothing`);
      },
    /** An upload by staff. */
    bring:
      (
        kind: string,
        content: BlobPart,
        { cookie = owner, fields = {}, ...from }: Pick<Sent, 'cookie' | 'address' | 'fields'> = {},
      ): SendRefused =>
      async (language) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.set(name, value);
        body.set(kind, new File([content], 'brought.csv'));
        const headers = { 'accept-language': language };
        return refusalIn(await send(`/admin/upload/?kind=${kind}`, { body, cookie, headers, ...from }));
      },
    product: (product: Parameters<typeof aProduct>[1]) => aProduct(runtime, product),
    order: async (price = '25.00') =>
      anOrder(runtime, [{ id: await aProduct(runtime, { sku: `ORDERED-${++visitors}`, price, stock: 9 }) }]),
  };
}

export type Running = Awaited<ReturnType<typeof aRunningShop>>;

export function inLanguage(path: string, language: string): string {
  return language === 'ar' ? `/ar${path}` : path;
}

/** A page that shows a refused form again. */
export function paging(running: Running, path: string, sent: Sent): SendRefused {
  return async (language) => {
    const answer = await running.send(inLanguage(path, language), sent);
    const next = answer.headers.get('location');
    if (next === null) return { status: answer.status, code: null, text: await answer.text() };
    // The notice on the next page.
    const cookie = [sent.cookie ?? '', ...cookiesOf(answer)].join('; ');
    const page = await fetch(new URL(next, running.origin), { headers: { cookie } });
    return { status: answer.status, code: null, text: await page.text() };
  };
}

/** An action that is refused with the same input each time. */
export function by(action: ActionName, input: unknown): RefusalCase {
  return async ({ ask }) => ask(action, input);
}
