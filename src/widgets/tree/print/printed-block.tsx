import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translatorFor } from '#messages';
import { toUtf8 } from '#platform/text/to-utf8.ts';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { CachedMarkupProvider } from '#views/product-card/cached-markup.tsx';
import { findCachedMarkup } from '#views/product-card/markup-cache.ts';
import { BlockLink } from '../../parts/links.tsx';
import type { Place } from '../../place.ts';
import {
  blockElement,
  type PlacedBlock,
  type Preload,
  type PrintedBlock,
  type PrintedMarkup,
} from './block.ts';

/** Marks a value that is known only when a block is inserted into a page; content cannot guess it. */
const MARK = crypto.randomUUID();
const HOLE = new RegExp(`${MARK}(\\w*);`);
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;

const unescaped = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** React prints the preloads of early pictures before everything else. */
function readPreloads(markup: string): Preload[] {
  return [...markup.matchAll(/<link [^>]*>/g)].flatMap(([link]) => {
    const attributes = Object.fromEntries(
      [...link.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    );
    const { href, as, fetchPriority } = attributes;
    if (href === undefined || as !== 'image') return [];
    return [{ href, ...(fetchPriority === 'high' ? { fetchPriority } : {}) }];
  });
}

const END = '</div>';
const encoder = new TextEncoder();

function openingTag(placed: PlacedBlock, isWithin: boolean): string {
  if (placed.isOwn) return '';
  return renderToStaticMarkup(<div {...blockElement(placed, isWithin)} />).slice(0, -END.length);
}

type Printing = Readonly<{
  View: ComponentType<object>;
  props: object;
  placed: PlacedBlock;
  /** Names of its slots. */
  slots: readonly string[];
}>;

type Printed = Pick<Place, 'language' | 'shop'> & Readonly<{ publicUrl: string }>;

/** Prints what sees nothing of the page but its language and the identity of the shop. */
export async function printMarkup(
  children: ReactNode,
  { shop, language, publicUrl }: Printed,
): Promise<PrintedMarkup> {
  const identity = toIdentity(await shop.settings.all(), language, publicUrl);
  const markup = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={identity}>
        <CachedMarkupProvider value={findCachedMarkup}>{children}</CachedMarkupProvider>
      </IdentityProvider>
    </LanguageProvider>,
    { identifierPrefix: `${MARK};` },
  );
  const [leading = ''] = LEADING_PRELOADS.exec(markup) ?? [];
  const pieces = markup.slice(leading.length).split(HOLE);
  return {
    texts: pieces.filter((_, at) => at % 2 === 0).map(toUtf8),
    holes: pieces.filter((_, at) => at % 2 === 1),
    preloads: readPreloads(leading),
  };
}

/** Marks where a part of that name is inserted into printed markup. */
export function holeFor(name: string): string {
  return `${MARK}${name};`;
}

/** Prints a View for any page of the place's language. */
export async function printBlock(
  { View, props, placed, slots }: Printing,
  { shop, language, page }: Pick<Place, 'language' | 'page' | 'shop'>,
): Promise<PrintedBlock> {
  const holes = Object.fromEntries(slots.map((name) => [name, holeFor(name)]));
  const view = (
    <>
      <View {...props} {...{ slots: holes }} />
      {placed.common.link.url === '' ? null : <BlockLink {...placed.common.link} />}
    </>
  );
  return {
    ...(await printMarkup(view, { shop, language, publicUrl: page.publicUrl })),
    placed,
    within: encoder.encode(openingTag(placed, true)),
    alone: encoder.encode(openingTag(placed, false)),
    end: encoder.encode(placed.isOwn ? '' : END),
  };
}
