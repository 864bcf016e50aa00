import type { Localized } from '#kernel/language.ts';
import { addDemoPicture, type DemoFolder } from './demo-folder.ts';

const both = (en: string, ar: string): Localized => ({ en, ar });
const way = (url: string, en: string, ar: string) => ({ url, label: both(en, ar) });

/** The demo's home page as a tree of widgets; pictures by their ids in this shop. */
export async function homeTree(demo: DemoFolder) {
  const picture = (file: string) => addDemoPicture(demo, file);
  const site = (name: string) => picture(`images/site/${name}.jpg`);
  return [
    {
      widget: 'hero',
      settings: {
        slides: [
          {
            image: await site('slide-1'),
            heading: both('Warmth, without the flame', 'دفء بلا لهب'),
            text: both(
              'Nine devices, each of them opened and checked before it leaves us.',
              'تسعة أجهزة يُفتح كل منها ويُفحص قبل أن يغادرنا.',
            ),
            links: [
              way('/category/devices/', 'See the devices', 'شاهد الأجهزة'),
              way('/sticks/', 'Find your sticks', 'اختر أعوادك'),
            ],
          },
        ],
      },
    },
    {
      widget: 'facts',
      settings: {
        items: [
          {
            icon: 'truck',
            title: both('Free delivery from 250', 'توصيل مجاني من 250'),
            text: both('Everywhere in the Emirates', 'إلى كل أنحاء الإمارات'),
          },
          {
            icon: 'clock',
            title: both('Same day in Dubai', 'في اليوم نفسه في دبي'),
            text: both('18:00 to 22:00', 'من 18:00 إلى 22:00'),
          },
          {
            icon: 'shield-check',
            title: both('24-month guarantee', 'ضمان 24 شهرًا'),
            text: both('When you register within 30 days', 'عند التسجيل خلال 30 يومًا'),
          },
          {
            icon: 'identification-card',
            title: both('Adults aged 21 and over', 'للبالغين من 21 عامًا فأكثر'),
            text: both('Age is checked on delivery', 'يُتحقق من العمر عند التسليم'),
          },
        ],
      },
    },
    {
      widget: 'product-row',
      settings: {
        heading: both('The devices people keep', 'أجهزة يبقيها الناس'),
        category: 'devices',
        orderby: 'popularity',
        count: 4,
        more: way('/category/devices/', 'All devices', 'كل الأجهزة'),
      },
    },
    {
      widget: 'band',
      settings: {
        image: await site('cover-battery'),
        heading: both('Two holders. One dock.', 'حاملان وقاعدة واحدة.'),
        text: both(
          'Orveta Twin Dock stands on the desk and always has a warm one ready.',
          'تقف أورفيتا توين دوك على المكتب ولديها دائمًا حامل جاهز.',
        ),
        facts: [
          { value: both('2', '2'), label: both('holders', 'حاملان') },
          { value: both('4 min', '4 دقائق'), label: both('to recharge a holder', 'لإعادة شحن الحامل') },
          { value: both('3', '3'), label: both('temperatures', 'درجات حرارة') },
        ],
        link: way('/product/orveta-twin-dock/', 'Discover Twin Dock', 'اكتشف توين دوك'),
      },
    },
    {
      widget: 'category-tiles',
      settings: {
        heading: both('Shop by kind', 'تسوّق حسب النوع'),
        tiles: [
          {
            image: await site('tile-devices'),
            label: both('Devices', 'الأجهزة'),
            note: both('Nine models', 'تسعة طرازات'),
            url: '/category/devices/',
          },
          {
            image: await site('tile-sticks'),
            label: both('Tobacco sticks', 'أعواد التبغ'),
            note: both('Sixteen flavours', 'ست عشرة نكهة'),
            url: '/sticks/',
          },
          {
            image: await site('tile-accessories'),
            label: both('Accessories', 'الملحقات'),
            url: '/category/accessories/',
          },
          { image: await site('tile-bundles'), label: both('Bundles', 'الحزم'), url: '/category/bundles/' },
          {
            image: await site('tile-limited'),
            label: both('Limited editions', 'إصدارات محدودة'),
            url: '/category/limited-editions/',
          },
        ],
      },
    },
    {
      widget: 'fit-cards',
      settings: {
        heading: both('Which sticks fit yours?', 'أي الأعواد تناسب جهازك؟'),
        text: both(
          'Each family is made for one maker. Start from the device you have.',
          'كل عائلة صُنعت لعلامة واحدة. ابدأ من الجهاز الذي لديك.',
        ),
        cards: [
          {
            image: await picture('images/ced-amber-2.jpg'),
            heading: both('Cedrane fits Orveta', 'سيدران لأورفيتا'),
            text: both('Pure tobacco, toasted and dry', 'تبغ خالص محمّص وجاف'),
            link: way('/sticks/cedrane/', 'See Cedrane sticks', 'شاهد أعواد سيدران'),
          },
          {
            image: await picture('images/fal-mint-2.jpg'),
            heading: both('Falaj fits Solvane', 'فلج لسولفان'),
            text: both('Menthol and aromatic', 'منثول وعطري'),
            link: way('/sticks/falaj/', 'See Falaj sticks', 'شاهد أعواد فلج'),
          },
          {
            image: await picture('images/lum-classic-2.jpg'),
            heading: both('Lumenta fits Kovia', 'لومينتا لكوفيا'),
            text: both('Light leaf and spice', 'تبغ خفيف وتوابل'),
            link: way('/sticks/lumenta/', 'See Lumenta sticks', 'شاهد أعواد لومينتا'),
          },
        ],
      },
    },
    {
      widget: 'duo',
      settings: {
        cards: [
          {
            image: await site('slide-3'),
            heading: both('Wrapped by hand', 'مغلّف يدويًا'),
            text: both(
              'Orveta Solo, in leather that gets better with every day.',
              'أورفيتا سولو بجلد يزداد جمالًا كل يوم.',
            ),
            link: way('/product/orveta-solo/', 'Discover Solo', 'اكتشف سولو'),
            ground: '#7A4526',
            focus: '70% 50%',
          },
          {
            image: await site('slide-4'),
            heading: both('A pebble in four colours', 'حصاة بأربعة ألوان'),
            text: both(
              'One key, one ring of light, and it fits in a closed hand.',
              'زر واحد وحلقة ضوء واحدة ويستقر في راحة اليد.',
            ),
            link: way('/product/kovia-pebble/', 'Discover Pebble', 'اكتشف بيبل'),
            ground: '#A2503A',
            focus: '60% 50%',
          },
        ],
      },
    },
    {
      widget: 'journal',
      settings: {
        heading: both('From the journal', 'من المجلة'),
        count: 3,
        more: way('/blog/', 'All articles', 'كل المقالات'),
      },
    },
  ];
}
