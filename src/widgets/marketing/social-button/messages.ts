export const messages = {
  en: {
    name: 'Social button',
    description:
      'Likes or follows an account on a network, or shares the page there. Facebook’s own button loads only after consent.',
    fields: {
      action: 'What it does',
      address: 'Address of the page or account',
      network: 'Network',
      hasCounter: 'With Facebook’s number of shares',
    },
  },
  ar: {
    name: 'زر شبكة اجتماعية',
    description:
      'للإعجاب بحساب على شبكة أو متابعته، أو لمشاركة الصفحة هناك. لا يُحمَّل زر فيسبوك نفسه إلا بعد الموافقة.',
    fields: {
      action: 'وظيفته',
      address: 'عنوان الصفحة أو الحساب',
      network: 'الشبكة',
      hasCounter: 'مع عدد المشاركات على فيسبوك',
    },
  },
};
