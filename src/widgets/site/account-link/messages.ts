export const messages = {
  en: { name: 'Account link', description: 'Leads to the account page, or to sign in.' },
  ar: { name: 'رابط الحساب', description: 'يقود إلى صفحة الحساب أو تسجيل الدخول.' },
};
