import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { createTranslator } from '#messages/translator.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { adminConversions as ar } from './messages/ar.ts';
import { adminConversions as en } from './messages/en.ts';
import { Setup } from './setup.tsx';

function print(language: Language, state: 'ready' | 'off'): string {
  const services = [{ service: 'google' as const, id: 'G-TEST12345', state }];
  const Screen = createRoutesStub([{ path: '/', Component: () => <Setup services={services} /> }]);
  return renderToStaticMarkup(
    <LanguageProvider
      translator={createTranslator(language, { adminConversions: language === 'ar' ? ar : en })}
    >
      <MantineProvider>
        <Screen />
      </MantineProvider>
    </LanguageProvider>,
  );
}

it('AN-11 with Google set up, the screen says that Google confirms nothing and where to check', () => {
  expect(print('en', 'ready')).toMatch(/Google confirms nothing.+Reports → Realtime/);
  expect(print('ar', 'ready')).toMatch(/لا تؤكد Google.+«الوقت الفعلي»/);
  expect(print('en', 'off')).not.toContain('confirms nothing');
});
