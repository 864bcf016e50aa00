export const messages = {
  en: {
    name: 'My account',
    description: 'Signing in and registering; for customers the menu of their account and its overview.',
  },
  ar: {
    name: 'حسابي',
    description: 'تسجيل الدخول وإنشاء حساب، وللعملاء قائمة حسابهم ونظرة عامة عليه.',
  },
};
