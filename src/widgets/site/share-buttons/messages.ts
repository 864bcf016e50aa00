export const messages = {
  en: {
    name: 'Share buttons',
    description: 'Links that share the page with the chosen networks, by email, or copied.',
    fields: { networks: 'Networks; none for all' },
  },
  ar: {
    name: 'أزرار المشاركة',
    description: 'روابط لمشاركة الصفحة عبر الشبكات المختارة أو البريد الإلكتروني أو بنسخ الرابط.',
    fields: { networks: 'الشبكات؛ لا شيء للكل' },
  },
};
