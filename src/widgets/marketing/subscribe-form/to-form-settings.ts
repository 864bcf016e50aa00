import { wordsIn } from '#messages';
import { initialOf, type ValuesOf } from '../../fields/field.ts';
import type { FormSettings } from '../form/definition.ts';
import { fields as formFields } from '../form/fields.ts';
import { formField } from '../form/form-field.ts';
import type { fields } from './fields.ts';

export type SubscribeSettings = ValuesOf<typeof fields>;

const NEWS = 'news';

/** A text in both languages, or else the usual words. */
function either({ en, ar }: SubscribeSettings['title'], key: string) {
  return { en: en || wordsIn('en')(key), ar: (en === '' ? ar || wordsIn('ar')(key) : ar) ?? '' };
}

/** The settings of a form for an email and the consent to marketing; its entries need no handling by staff. */
export function toFormSettings(settings: SubscribeSettings): FormSettings {
  const { title, list, asksName, consent, button, message, popup, layout } = settings;
  const word = (key: string) => either({ en: '' }, `forms:subscribe.${key}`);
  const name = formField('text', word('name'), { name: 'name', autofill: 'given-name' });
  return {
    ...initialOf(formFields),
    ...{
      title: either(title, 'forms:subscribe.title'),
      popup,
      list: list || NEWS,
      isDone: true,
      mailTo: 'none',
    },
    button: either(button, 'forms:subscribe.button'),
    message: either(message, 'forms:subscribe.sent'),
    columns: { desktop: layout === 'row' && asksName ? 2 : 1, mobile: 1 },
    fields: [
      ...(asksName ? [name] : []),
      formField('email', word('email'), { name: 'email', isRequired: true }),
      formField('consent', either(consent, 'forms:subscribe.consent'), {
        ...{ name: 'consent', isRequired: true, isSubscription: true },
      }),
    ],
  };
}
