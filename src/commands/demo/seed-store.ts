import { z } from 'zod';
import type { CategoryId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import { saveCategory } from '#shop/catalogue';
import type { MenuItem } from '#shop/content';
import { EMIRATES, type NewMethod, type NewWindow, type NewZone } from '#shop/shipping';
import { addDemoPicture, type DemoFolder } from './demo-folder.ts';

const text = z.object({ en: z.string(), ar: z.string() });
const emirate = z.enum(EMIRATES);
const store = z.object({
  name: text,
  tagline: text,
  legal_name: z.string(),
  trade_licence: z.string(),
  tax: z.object({ trn: z.string() }),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    emirate: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  shipping: z.object({
    zones: z.array(
      z.object({
        name: z.string(),
        emirates: z.array(emirate),
        methods: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            cost: z.number(),
            min_amount: z.number().optional(),
            emirates: z.array(emirate).optional(),
          }),
        ),
      }),
    ),
  }),
  age: z.object({ default_minimum: z.number() }),
  brand: z.object({ og_image: z.string() }),
  store_notice: z.object({ id: z.string(), enabled: z.boolean(), text }),
  menus: z.object({ primary: z.unknown(), footer: z.unknown() }),
});
type StoreFile = z.infer<typeof store>;

/** The demo names methods in English only. */
const METHOD_TITLES: Readonly<Record<string, string>> = {
  'Next working day': 'يوم العمل التالي',
  'Two working days': 'خلال يومي عمل',
  'Free delivery': 'توصيل مجاني',
  'Same day, 18:00 to 22:00': 'في اليوم نفسه، من 18:00 إلى 22:00',
};
const ZONE_NAMES: Readonly<Record<string, string>> = {
  'Dubai, Sharjah, Ajman': 'دبي والشارقة وعجمان',
  'Rest of the Emirates': 'بقية الإمارات',
};
const DAYS: Readonly<Record<string, number>> = { 'Two working days': 2, 'Same day, 18:00 to 22:00': 0 };

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const HOUR_MINUTES = 60;

function hours(from: number, to: number, more: Pick<NewWindow, 'weekdays' | 'cutoffHours' | 'capacity'>) {
  return { ...more, fromMinute: from * HOUR_MINUTES, toMinute: to * HOUR_MINUTES };
}

const BY_DAY = { weekdays: MONDAY_TO_SATURDAY, cutoffHours: 12, capacity: 24 };
const TONIGHT = { weekdays: EVERY_DAY, cutoffHours: 4, capacity: 12 };

/** Three slots a day in the cities, two in the other emirates; this evening where it is offered. */
function timesOf(methodId: string, standardDays: number): Pick<NewMethod, 'daysAhead' | 'slots'> {
  if (methodId === 'same_day')
    return { daysAhead: 0, slots: [hours(18, 20, TONIGHT), hours(20, 22, TONIGHT)] };
  if (standardDays > 1) return { daysAhead: 9, slots: [hours(9, 14, BY_DAY), hours(14, 20, BY_DAY)] };
  return { daysAhead: 7, slots: [hours(9, 13, BY_DAY), hours(13, 17, BY_DAY), hours(17, 21, BY_DAY)] };
}

function localized(en: string, arabic: Readonly<Record<string, string>>): Localized {
  return { en, ar: arabic[en] };
}

function zonesOf({ shipping }: StoreFile): NewZone[] {
  return shipping.zones.map(({ name, emirates, methods }) => {
    const standardDays = Math.max(
      ...methods.filter(({ id }) => id === 'standard').map(({ title }) => DAYS[title] ?? 1),
    );
    return {
      name: localized(name, ZONE_NAMES),
      emirates,
      methods: methods.map((method) => ({
        code: method.id,
        title: localized(method.title, METHOD_TITLES),
        costMinor: method.cost * 100,
        minimumMinor: method.min_amount === undefined ? null : method.min_amount * 100,
        emirates: method.emirates ?? null,
        deliveryDays: method.id === 'free' ? standardDays : (DAYS[method.title] ?? 1),
        ...timesOf(method.id, standardDays),
      })),
    };
  });
}

type MenuFile = { label: Localized; url: string; picture?: string | undefined; children: MenuFile[] };
const menu: z.ZodType<MenuFile[]> = z.array(
  z.lazy(() => z.object({ label: text, url: z.string(), picture: z.string().optional(), children: menu })),
);

/** A menu with its pictures, and adapted URLs: the blog is at /blog/ here. */
async function toMenu(demo: DemoFolder, items: readonly MenuFile[]): Promise<MenuItem[]> {
  const made: MenuItem[] = [];
  for (const { label, url, picture, children } of items) {
    const image = picture === undefined ? null : await addDemoPicture(demo, picture);
    made.push({
      label,
      url: url === '/journal/' ? '/blog/' : url,
      children: await toMenu(demo, children),
      ...(image === null ? {} : { image }),
    });
  }
  return made;
}

type CategoryFile = {
  slug: string;
  name: Localized;
  description: Localized;
  image?: string | undefined;
  children: CategoryFile[];
};
const category: z.ZodType<CategoryFile> = z.lazy(() =>
  z.object({
    slug: z.string(),
    name: text,
    description: text,
    image: z.string().optional(),
    children: z.array(category),
  }),
);

async function saveBranch(
  demo: DemoFolder,
  branch: readonly CategoryFile[],
  parentId: CategoryId | null,
): Promise<void> {
  for (const [position, one] of branch.entries()) {
    const imageId = one.image === undefined ? null : await addDemoPicture(demo, one.image);
    const { slug, name, description } = one;
    const id = await saveCategory(demo.db, { parentId, slug, name, description, imageId, position });
    await saveBranch(demo, one.children, id);
  }
}

/** The picture's path below /media/, empty when the folder has none. */
async function sharePicture(demo: DemoFolder, file: string): Promise<string> {
  const id = await addDemoPicture(demo, file);
  const [media] = id === null ? [] : await demo.shop.media.find([id]);
  return media?.file ?? '';
}

async function saveSettings(demo: DemoFolder, file: StoreFile): Promise<void> {
  const { shop } = demo;
  const { address } = file;
  const values: Readonly<Record<string, unknown>> = {
    'shop.name': file.name,
    'shop.tagline': file.tagline,
    'shop.legalName': { en: file.legal_name, ar: 'جمرة للتجارة التجريبية (شركة وهمية)' },
    'checkout.giftWrap': { enabled: true, priceMinor: 1500, messageLength: 200 },
    'payments.provider': 'test',
    'payments.transfer': {
      enabled: true,
      account: {
        en: 'Jamra Demo Trading\nDemo Bank, Dubai\nIBAN AE00 0000 0000 0000 0000 000',
        ar: 'جمرة للتجارة التجريبية\nبنك تجريبي، دبي\nآيبان AE00 0000 0000 0000 0000 000',
      },
    },
    'shop.trn': file.tax.trn,
    'shop.licence': file.trade_licence,
    'shop.address': {
      en: `${address.line1}, ${address.line2}, ${address.emirate}`,
      ar: 'محل 7، ساحة الجمر، شارع 12، الصفا، دبي',
    },
    'shop.phone': address.phone,
    'shop.email': address.email,
    'shop.openGraphImage': { file: await sharePicture(demo, file.brand.og_image) },
    'restrictions.minimumAge': file.age.default_minimum,
    storeNotice: {
      id: '',
      enabled: file.store_notice.enabled,
      text: file.store_notice.text,
    },
  };
  for (const [key, value] of Object.entries(values)) {
    const saved = await shop.settings.set(key, value);
    if (!saved.ok) throw new Error(`the demo's ${key} was refused: ${saved.refusal.code}`);
  }
}

/** Settings, shipping, menus and the category tree. */
export async function seedStore(demo: DemoFolder): Promise<void> {
  const file = store.parse(await demo.readJson('store.json'));
  await saveSettings(demo, file);
  const zones = await demo.shop.shipping.save(zonesOf(file));
  if (!zones.ok) throw new Error(`the demo's delivery was refused: ${JSON.stringify(zones.refusal)}`);
  await demo.shop.content.saveMenu('primary', await toMenu(demo, menu.parse(file.menus.primary)));
  await demo.shop.content.saveMenu('footer', await toMenu(demo, menu.parse(file.menus.footer)));
  const { categories } = z
    .object({ categories: z.array(category) })
    .parse(await demo.readJson('categories.json'));
  await saveBranch(demo, categories, null);
}
