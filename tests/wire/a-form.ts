import { initialOf } from '#widgets/fields/field.ts';
import { fields } from '#widgets/marketing/form/fields.ts';
import { formField } from '#widgets/marketing/form/form-field.ts';
import type { Running } from './refusals/running.ts';

type Settings = Partial<ReturnType<typeof initialOf<typeof fields>>>;

const both = (text: string) => ({ en: text, ar: `${text} ع` });
const OPTIONS = ['Red', 'Blue'].map((color) => ({ label: both(color) }));

/** A field of each type that can be sent without a file. */
export const EVERY_FIELD = [
  formField('text', both('Name'), { name: 'name', isRequired: true, autofill: 'name' }),
  formField('long-text', both('Words'), { name: 'words' }),
  formField('email', both('Email'), { name: 'email', isRequired: true }),
  formField('phone', both('Phone'), { name: 'phone' }),
  formField('number', both('Guests'), { name: 'guests', least: 1, most: 9 }),
  formField('date', both('Day'), { name: 'day' }),
  formField('time', both('Time'), { name: 'time' }),
  formField('choice', both('Colour'), { name: 'colour', options: OPTIONS }),
  formField('choices', both('Colours'), { name: 'colours', options: OPTIONS }),
  formField('file', both('Picture'), { name: 'picture', kinds: ['picture', 'pdf'], megabytes: 1 }),
  formField('hidden', both('From'), { name: 'from', value: 'a page' }),
  formField('consent', both('I agree'), { name: 'agree', isRequired: true }),
];

/** Valid answers to all its fields. */
export const RIGHT_ANSWERS = {
  ...{ field_name: 'Sara N.', field_words: 'Hello\nthere', field_email: 'sara@example.com' },
  ...{ field_phone: '050 123 4567', field_guests: '3', field_day: '2026-12-02', field_time: '14:30' },
  ...{ field_colour: 'Red', field_colours: 'Blue', field_from: 'a page', field_agree: '1' },
};

export type Form = Readonly<{ name: string; path: string; definition: string }>;

/** A published page with a form as its only widget. */
export async function aForm(
  { runtime: { shop, db } }: Pick<Running, 'runtime'>,
  slug: string,
  settings: Settings = {},
): Promise<Form> {
  const all = { ...initialOf(fields), title: both('A visit'), fields: EVERY_FIELD, ...settings };
  const tree = [{ id: 'ask', widget: 'form', version: 1, settings: all }];
  const { id } =
    (await db.selectFrom('document').select('id').where('slug', '=', slug).executeTakeFirst()) ?? {};
  const saved = await shop.content.save({
    ...(id === undefined ? {} : { id }),
    ...{ kind: 'page', slug, title: { en: slug }, excerpt: { en: '' }, body: { en: '' }, tree },
    ...{
      publishedAt: new Date(0),
      coverId: null,
      category: '',
      tags: [],
      details: { products: [] },
      position: 0,
    },
  } as never);
  void saved;
  const name = `page-${slug}.ask`;
  return {
    name,
    path: `/forms/${name}/`,
    definition: shop.forms.digest({ name, title: all.title, fields: all.fields }),
  };
}
