import { both, button, heading, lead, linkTo, node, picture, section, twoColumns } from '../make.ts';
import type { SectionPreset } from '../preset.ts';
import { journalRow } from './loops.ts';

const step = (title: unknown, text: unknown) => ({ title, text });

export const latest: SectionPreset = {
  kind: 'section',
  name: 'journal-latest',
  group: 'journal',
  messages: {
    en: { name: 'Latest articles', description: 'Your three newest articles and a link to all of them.' },
    ar: { name: 'أحدث المقالات', description: 'أحدث ثلاث مقالات ورابط إليها كلها.' },
  },
  tree: [
    node('journal', {
      heading: both('From the journal', 'من المدونة'),
      count: 3,
      more: linkTo(both('All articles', 'جميع المقالات'), '/blog/'),
    }),
  ],
};

const guide: SectionPreset = {
  kind: 'section',
  name: 'journal-guide',
  group: 'journal',
  messages: {
    en: {
      name: 'Short guide',
      description: 'A care guide in three steps beside a picture, with a link to the journal.',
    },
    ar: { name: 'دليل قصير', description: 'دليل عناية من ثلاث خطوات بجانب صورة، مع رابط إلى المدونة.' },
  },
  tree: [
    section({ background: 'sunken' }, [
      twoColumns('5-7', {
        start: [picture('cover-care.jpg')],
        end: [
          heading(both('Clean your device in three steps', 'نظّف جهازك في ثلاث خطوات')),
          lead(
            both(
              'A dry cotton stick and three minutes are all it takes.',
              'عود قطني جاف وثلاث دقائق، لا أكثر.',
            ),
          ),
          node('steps', {
            items: [
              step(both('Let it cool', 'دعه يبرد'), both('Until it is lukewarm.', 'حتى يصبح فاترًا.')),
              step(
                both('Turn, don’t push', 'أدِر ولا تدفع'),
                both('Once around with the stick.', 'دورة واحدة بالعود.'),
              ),
              step(both('Tap it out', 'انفض البقايا'), both('And close the cap.', 'ثم أغلق الغطاء.')),
            ],
          }),
          button(both('More guides', 'المزيد من الأدلة'), '/blog/', 'secondary'),
        ],
      }),
    ]),
  ],
};

export const journal = [latest, journalRow, guide];
