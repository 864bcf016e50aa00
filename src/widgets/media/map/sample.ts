import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  image: null,
  title: { en: 'Showroom', ar: 'صالة العرض' },
  address: {
    en: 'Al Quoz 1, Dubai\nSaturday to Thursday, 10:00–20:00',
    ar: 'القوز 1، دبي\nمن السبت إلى الخميس، 10:00–20:00',
  },
  label: { en: 'Directions', ar: 'الاتجاهات' },
  url: 'https://www.openstreetmap.org/?mlat=25.14&mlon=55.23',
};
