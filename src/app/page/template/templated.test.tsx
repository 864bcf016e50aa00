import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ResolvedCommon } from '#widgets/common/common-fields.ts';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { Templated } from './templated.tsx';

const NO_SPACE = { desktop: null, tablet: null, mobile: null };
const COMMON: ResolvedCommon = {
  anchor: '',
  className: '',
  spaceBefore: NO_SPACE,
  spaceAfter: NO_SPACE,
  width: 'page',
  background: null,
  hideOn: [],
  hideIn: [],
  stickyOn: [],
  entrance: false,
  link: { url: '', screenReaderText: '' },
};

type More = Readonly<{ content?: readonly ResolvedWidget[]; common?: Partial<ResolvedCommon> }>;

function nodeWith(name: string, { content = [], common = {} }: More): ResolvedWidget {
  const widget = widgets.get(name) as AnyWidget;
  const props = name === 'notices' ? { notices: [] } : { items: [], size: 'normal', reach: 'page', text: '' };
  const placed = { id: name, widget, common: { ...COMMON, ...common }, isOwn: false };
  return { kind: 'live', id: name, placed, props, slots: content.length === 0 ? {} : { content } };
}

const node = (name: string, content: readonly ResolvedWidget[] = []) => nodeWith(name, { content });

const PARTS = {
  'product-title': <b>Title</b>,
  'product-form': <b>Form</b>,
  'product-warning': <p>Warning</p>,
};
const ABOVE = { breadcrumb: <i>Breadcrumb</i>, notices: <u>Notices</u> };

const print = (template: readonly ResolvedWidget[] | null) =>
  renderToStaticMarkup(
    <Templated
      template={template}
      above={ABOVE}
      required={{ shown: <p>Warning</p>, by: ['page-content', 'product-form', 'product-warning'] }}
      parts={PARTS}
      frame={(inner: ReactNode) => <article>{inner}</article>}
    >
      {(notices) => (
        <main>
          <i>Breadcrumb</i>
          {notices}
        </main>
      )}
    </Templated>,
  );

/** The printed texts, in the order of the page. */
const order = (html: string) =>
  [...html.matchAll(/>(Breadcrumb|Notices|Title|Form)</g)].map(([, text]) => text);

it('breadcrumb and notices are above a template that does not place them', () => {
  const html = print([node('product-title'), node('product-form')]);
  expect(order(html)).toEqual(['Breadcrumb', 'Notices', 'Title', 'Form']);
  expect(html).toContain('<article><div class="j-wrap"><i>Breadcrumb</i><u>Notices</u></div>');
});

it('a breadcrumb in the template is printed once, in its place', () => {
  const html = print([node('product-title'), node('section', [node('breadcrumb')]), node('product-form')]);
  expect(order(html)).toEqual(['Notices', 'Title', 'Breadcrumb', 'Form']);
});

it('notices in the template are printed once, in their place, with nothing above', () => {
  const html = print([node('product-title'), node('notices'), node('product-form'), node('breadcrumb')]);
  expect(order(html)).toEqual(['Title', 'Notices', 'Form', 'Breadcrumb']);
  expect(html).toMatch(/^<article><div data-template-id="product-title"/);
});

it('notices can be before or after the whole page', () => {
  expect(order(print([node('page-content')]))).toEqual(['Breadcrumb', 'Notices']);
  expect(order(print([node('page-content'), node('notices')]))).toEqual(['Breadcrumb', 'Notices']);
  expect(print([node('notices'), node('page-content')])).toMatch(
    /<u>Notices<\/u>.*<main><i>Breadcrumb<\/i><\/main>/,
  );
});

it('without a template the page has its notices', () => {
  expect(order(print(null))).toEqual(['Breadcrumb', 'Notices']);
});

const warnings = (html: string) => html.split('Warning').length - 1;

it('BO-07 a required warning is above a template that does not show it', () => {
  const html = print([node('product-title')]);
  expect(html).toMatch(
    /^<article><div class="j-wrap"><i>Breadcrumb<\/i><p>Warning<\/p><u>Notices<\/u><\/div>/,
  );
  expect(warnings(print([node('heading')]))).toBe(1);
  expect(warnings(print(null))).toBe(0);
});

it.each([
  ['hidden on a device', nodeWith('product-form', { common: { hideOn: ['mobile'] } })],
  ['hidden in a language', nodeWith('product-form', { common: { hideIn: ['ar'] } })],
  [
    'in a hidden section',
    nodeWith('section', { content: [node('product-form')], common: { hideOn: ['desktop'] } }),
  ],
  ['behind a tab', node('tabs', [node('product-form')])],
])('BO-07 a widget with the warning does not count when it is %s', (_, placed) => {
  expect(warnings(print([node('product-title'), placed]))).toBe(1);
});

it.each(['page-content', 'product-form', 'product-warning'])(
  'BO-07 the warning is not repeated beside %s',
  (name) => {
    const expected = name === 'product-warning' ? 1 : 0;
    expect(warnings(print([node('section', [node(name)])]))).toBe(expected);
  },
);
