export const messages = {
  en: {
    name: 'Social links',
    description: 'The shop’s profiles on social networks, as the settings name them.',
  },
  ar: {
    name: 'روابط التواصل الاجتماعي',
    description: 'حسابات المتجر على شبكات التواصل كما تسميها الإعدادات.',
  },
};
