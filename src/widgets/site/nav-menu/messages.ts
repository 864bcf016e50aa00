export const messages = {
  en: {
    name: 'Navigation menu',
    description: 'A menu of the store: a bar with submenus, which phones and tablets open with a button.',
    fields: { menu: 'Menu', look: 'Look' },
  },
  ar: {
    name: 'قائمة التنقل',
    description: 'إحدى قوائم المتجر: شريط بقوائم فرعية، يُفتح بزر على الهواتف والأجهزة اللوحية.',
    fields: { menu: 'القائمة', look: 'الشكل' },
  },
};
