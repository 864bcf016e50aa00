import {
  both,
  button,
  heading,
  lead,
  linkTo,
  node,
  paragraph,
  picture,
  pictureNamed,
  section,
  twoColumns,
} from '../make.ts';
import type { SectionPreset } from '../preset.ts';
import { filteredWork } from './loops.ts';

const figure = (value: unknown, label: unknown) => ({ value, label });
const detail = (file: string, caption: unknown) => ({ image: pictureNamed(file), caption });

export const storySplit: SectionPreset = {
  kind: 'section',
  name: 'story-split',
  group: 'stories',
  messages: {
    en: { name: 'Story beside a picture', description: 'A wide picture and a short story at its side.' },
    ar: { name: 'قصة بجانب صورة', description: 'صورة عريضة وبجانبها قصة قصيرة.' },
  },
  tree: [
    section({}, [
      twoColumns('7-5', {
        start: [picture('cover-materials.jpg')],
        end: [
          heading(both('It starts with the material', 'البداية من الخامة')),
          lead(
            both(
              'Ceramic stays cool to the touch, glass shows every light, and leather remembers your hand.',
              'السيراميك بارد الملمس، والزجاج يعكس كل ضوء، والجلد يحفظ أثر يدك.',
            ),
          ),
          paragraph(
            both(
              'We choose devices that feel right before they are switched on, and say plainly how each one wears.',
              'نختار أجهزة تشعر بجودتها قبل تشغيلها، ونوضح بصدق كيف يتغير كل منها مع الاستخدام.',
            ),
          ),
          button(both('Read the journal', 'اقرأ المدونة'), '/blog/', 'secondary'),
        ],
      }),
    ]),
  ],
};

export const storyBand: SectionPreset = {
  kind: 'section',
  name: 'story-band',
  group: 'stories',
  messages: {
    en: {
      name: 'Dark story with figures',
      description:
        'A dark section from edge to edge with a picture, three figures and one button. One per page.',
    },
    ar: {
      name: 'قصة داكنة مع أرقام',
      description: 'قسم داكن بعرض الشاشة مع صورة وثلاثة أرقام وزر واحد. مرة واحدة في الصفحة.',
    },
  },
  tree: [
    node('band', {
      image: pictureNamed('cover-battery.jpg'),
      heading: both('Two holders. One dock.', 'حاملان وقاعدة واحدة.'),
      text: both('Charge one holder while you use the other.', 'اشحن حاملًا بينما تستخدم الآخر.'),
      facts: [
        figure(both('2', '2'), both('holders', 'حاملان')),
        figure(both('1', '1'), both('dock', 'قاعدة')),
        figure(both('USB-C', 'USB-C'), both('cable included', 'كابل مرفق')),
      ],
      link: linkTo(both('Shop all', 'تسوّق الكل'), '/shop/'),
    }),
  ],
};

export const storyGallery: SectionPreset = {
  kind: 'section',
  name: 'story-gallery',
  group: 'stories',
  messages: {
    en: {
      name: 'Details up close',
      description: 'A heading and four tall close-ups that open in full size.',
    },
    ar: { name: 'تفاصيل عن قرب', description: 'عنوان وأربع صور مقربة طويلة تُفتح بحجمها الكامل.' },
  },
  tree: [
    section({ background: 'sunken' }, [
      twoColumns(
        '1-1',
        {
          start: [heading(both('Look closer', 'انظر عن قرب'))],
          end: [
            lead(
              both(
                'Leather, glass, ceramic and metal: four finishes, and how each meets the light.',
                'جلد وزجاج وسيراميك ومعدن: أربع خامات، ولكل منها لقاؤها مع الضوء.',
              ),
            ),
          ],
        },
        'start',
      ),
      node(
        'gallery',
        {
          pictures: [
            detail('orv-solo-cognac-4.jpg', both('Leather', 'جلد')),
            detail('sol-slate-black-4.jpg', both('Glass', 'زجاج')),
            detail('kov-ceramic-white-4.jpg', both('Ceramic', 'سيراميك')),
            detail('sol-max-gunmetal-4.jpg', both('Metal', 'معدن')),
          ],
          columns: { desktop: 4, tablet: 4, mobile: 2 },
          ratio: 'portrait',
        },
        { spaceBefore: { desktop: '6', mobile: '4' } },
      ),
    ]),
  ],
};

export const stories = [storySplit, storyBand, storyGallery, filteredWork];
