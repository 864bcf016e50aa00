import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { FIELD_TYPES } from '#shop/forms/rules/form-definition.ts';
import { LanguageProvider } from '../language/language.tsx';
import { FormView } from './form-view.tsx';
import type { ShownField } from './shown-form.ts';

const FIELD: ShownField = {
  ...{ key: 'one', type: 'text', label: 'One', description: 'What it is for.', placeholder: '', value: '' },
  ...{ isRequired: true, isWide: false, autofill: 'off', least: 0, most: 9, dates: 'any', kinds: ['pdf'] },
  ...{ megabytes: 1, onlyIf: '', onlyIfValue: '', options: [{ value: 'A', label: 'A' }] },
};

it.each(FIELD_TYPES.filter((type) => type !== 'hidden' && type !== 'step'))(
  'FM-02 the description of a field of the type %s is printed and linked to it',
  (type) => {
    const form = { name: 'page-a.b', title: '', button: '', definition: '', fields: [{ ...FIELD, type }] };
    const markup = renderToStaticMarkup(
      <LanguageProvider translator={translatorFor('en')}>
        <FormView form={{ ...form, columns: { desktop: 1, tablet: 1, mobile: 1 } }} />
      </LanguageProvider>,
    );
    const [, id = ''] = /class="j-field__hint description" id="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain('What it is for.');
    expect(markup).toContain(`aria-describedby="${id}"`);
  },
);
