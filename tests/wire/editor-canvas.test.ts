import { beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { aProduct } from '../a-shop.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();

const heading = (id: string, en: string, ar = '') => ({
  ...{ id, widget: 'heading', version: 1 },
  settings: { text: { en, ar }, level: '2' },
});
const section = { id: 'top', widget: 'section', version: 1, settings: { reach: 'page', size: 'normal' } };
const mark = (list: string, edge: string) => `<template data-list="${list}" data-edge="${edge}"></template>`;

type Sent = { document: string; tree?: object[]; address?: string | null };

type Call = { language?: Language; cookie?: string; headers?: Record<string, string> };

async function canvas(
  { tree = [], address = null, ...input }: Sent,
  { language = 'en', cookie = shop.owner, headers = {} }: Call = {},
) {
  const answer = await shop.send('/admin/editor/canvas/', {
    body: JSON.stringify({ language, input: { ...input, tree, address } }),
    cookie,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { answer, text, refusal: type.startsWith('application/json') ? JSON.parse(text).refusal : null };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
const value = (name: ActionName, input: unknown): Promise<any> => shop.value(name, input);

let home = 0;
let product = 0;

beforeAll(async () => {
  await aProduct(shop.runtime, { sku: 'SHOWN', stock: 9, more: { Name: 'Amber lamp' } });
  const named = { en: 'Home', ar: 'الرئيسية' };
  const draft = {
    ...{ ...EMPTY_DOCUMENT, title: named, status: 'published' },
    tree: [heading('stored', 'Stored words')],
  };
  home = (await value('content.save', { id: null, kind: 'home', version: 0, draft })).id;
  const template = { name: 'Goods', place: 'product', settings: {}, status: 'draft' };
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const tree = [{ id: 'content', widget: 'page-content', version: 1, settings: {} }];
  const saved = { id: null, version: 0, draft: { ...template, conditions, tree } };
  product = (await value('templates.save', saved)).id;
}, 60_000);

it('BO-01 prints the nodes as the editor has them, in its language, with their lists marked', async () => {
  const slots = { content: [heading('inner', 'Inner words', 'كلمات')] };
  const tree = [heading('first', 'Unsaved words'), { ...section, slots }];
  const { answer, text } = await canvas({ document: `document-${home}`, tree }, { language: 'ar' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(text).toContain('lang="ar" dir="rtl"');
  expect(text).toContain('Unsaved words');
  expect(text).toContain('كلمات');
  expect(text).not.toContain('Stored words');
  const marks = [...text.matchAll(/<template data-list="[^"]*" data-edge="[^"]*"><\/template>/g)];
  expect(marks.map(([mark]) => mark)).toEqual([
    mark('', 'start'),
    mark('top.content.', 'start'),
    mark('top.content.', 'end'),
    mark('', 'end'),
  ]);
});

it('BO-01 a page printed for an editor is sent to no one else', async () => {
  await canvas({ document: `document-${home}`, tree: [heading('first', 'Only for the editor')] });
  const page = await (await fetch(`${shop.origin}/`)).text();
  expect(page).toContain('Stored words');
  expect(page).not.toContain('Only for the editor');
  expect(page).not.toContain('<template data-list');
});

it('BO-02 shows an unpublished template on a page of its kind, or on the requested one', async () => {
  const tree = [
    heading('above', 'Above the goods'),
    { id: 'content', widget: 'page-content', version: 1, settings: {} },
  ];
  const chosen = await canvas({ document: `template-${product}`, tree });
  expect(chosen.text).toContain('Above the goods');
  expect(chosen.text).toContain('Amber lamp');
  const elsewhere = await canvas({
    document: `template-${product}`,
    tree,
    address: '/ar/shop/?orderby=price',
  });
  expect(elsewhere.text).toContain('lang="en"');
  expect(elsewhere.text).not.toContain('Above the goods');
});

it('BO-01 leaves out a node that cannot be printed, and the page stays', async () => {
  const lost = { id: 'lost', widget: 'of-another-time', version: 1, settings: {} };
  const { answer, text } = await canvas({
    document: `document-${home}`,
    tree: [lost, { ...heading('odd', 'x'), settings: { text: 7 } }, heading('kept', 'Kept words')],
  });
  expect(answer.status).toBe(200);
  expect(text).toContain('Kept words');
});

it('RO-03 is for staff alone, requested from the shop itself', async () => {
  const input = { document: `document-${home}` };
  expect((await canvas(input, { cookie: '' })).refusal).toMatchObject({ code: 'staff.signed-out' });
  const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
  const foreign = await canvas(input, { headers });
  expect(foreign.answer.status).toBe(403);
  expect(foreign.refusal).toMatchObject({ code: 'admin.foreign-origin' });
});

it('CA-07 answers what it cannot read with a code, and never with a fault', async () => {
  const wrong: object[] = [
    ...['', 'document-0', 'document-x', 'page-1', '../1', `template-${'9'.repeat(12)}`].map((document) => ({
      document,
    })),
    ...[
      'https://elsewhere.test/',
      '//elsewhere.test/',
      '/admin/',
      '/ar/admin/orders/',
      'shop',
      7,
      '/x'.repeat(1500),
    ].map((address) => ({ document: `template-${product}`, address })),
    ...['tree', { a: 1 }, 7, null].map((tree) => ({ document: `document-${home}`, tree })),
  ];
  for (const input of wrong) {
    const { answer, refusal } = await canvas(input as Sent);
    expect([JSON.stringify(input).slice(0, 90), answer.status, refusal?.code]).toEqual([
      JSON.stringify(input).slice(0, 90),
      422,
      'admin.unreadable',
    ]);
  }
  const bodies = [
    ['', 400],
    ['{', 400],
    ['[]', 422],
    ['{"language":"fr","input":{}}', 422],
  ] as const;
  for (const [body, status] of bodies) {
    const answer = await shop.send('/admin/editor/canvas/', {
      body,
      cookie: shop.owner,
      headers: { 'content-type': 'application/json' },
    });
    expect([body, answer.status]).toEqual([body, status]);
  }
  expect((await canvas({ document: 'document-1999999' })).refusal).toMatchObject({
    code: 'content.unknown-document',
  });
  expect((await canvas({ document: 'template-1999999' })).refusal).toMatchObject({
    code: 'templates.unknown',
  });
});
