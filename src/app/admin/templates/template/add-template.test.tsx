import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { createTranslator } from '#messages/translator.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { adminTemplates as ar } from '../messages/ar.ts';
import { adminTemplates as en } from '../messages/en.ts';
import { AddTemplate } from './add-template.tsx';

function print(language: Language, search: string): string {
  const Screen = createRoutesStub([{ path: '/', Component: AddTemplate }]);
  return renderToStaticMarkup(
    <LanguageProvider
      translator={createTranslator(language, { adminTemplates: language === 'ar' ? ar : en })}
    >
      <MantineProvider>
        <Screen initialEntries={[`/${search}`]} />
      </MantineProvider>
    </LanguageProvider>,
  );
}

it('BO-05 the list of popups adds a popup, other lists a template', () => {
  expect(print('en', '?place=popup')).toMatch(/href="\/admin\/templates\/new\/\?place=popup".+Add popup/);
  expect(print('ar', '?place=popup')).toContain('إضافة نافذة منبثقة');
  expect(print('en', '')).toMatch(/href="\/admin\/templates\/new\/".+Add template/);
  expect(print('en', '?place=header')).toMatch(/\?place=header".+Add template/);
});
