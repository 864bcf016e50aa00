import type { WidgetMessages } from '../declaration.ts';

/** Labels of an off-canvas panel's settings in the editor. */
export const offCanvasLabels = {
  en: {
    name: 'Off-canvas panel',
    description: 'Slides in from a side of the window when a link opens it.',
    fields: {
      title: 'Title',
      side: 'Side of the window',
      width: 'Width',
      close_button: 'Close button',
      close_on_overlay: 'A click beside it closes it',
    },
  },
  ar: {
    name: 'لوحة جانبية',
    description: 'تنزلق من جانب النافذة عندما يفتحها رابط.',
    fields: {
      title: 'العنوان',
      side: 'جانب النافذة',
      width: 'العرض',
      close_button: 'زر الإغلاق',
      close_on_overlay: 'النقر بجانبها يغلقها',
    },
  },
} satisfies Record<'en' | 'ar', WidgetMessages>;
