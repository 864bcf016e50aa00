import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createTranslator } from '#messages/translator.ts';
import type { IslandPayload } from '#views/island/island.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

function parsePayload(island: Element): IslandPayload | null {
  const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  return text ? (JSON.parse(text) as IslandPayload) : null;
}

/** Brings a component to life on the markup that the server printed for it. */
export function wakeIsland(island: Element, Component: ComponentType): void {
  const root = island.querySelector(':scope > [data-island-root]');
  const payload = parsePayload(island);
  if (root === null || payload === null) return;
  const { language, words, props } = payload;
  const translator = createTranslator(language, { ...words });
  const alive = (
    <LanguageProvider translator={translator}>
      <Component {...props} />
    </LanguageProvider>
  );
  flushSync(() => hydrateRoot(root, alive));
}
