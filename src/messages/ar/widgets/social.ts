import type { Words } from '../../words.ts';

export const social = {
  networks: { instagram: 'إنستغرام', tiktok: 'تيك توك', youtube: 'يوتيوب' },
  named: {
    post: 'منشور على {{network}}',
    page: 'صفحة على {{network}}',
    comments: 'تعليقات على {{network}}',
    button: 'زر {{network}}',
  },
  namedWith: '{{name}}: {{title}}',
  ask: 'عند التحميل يحصل {{network}} على عنوان IP الخاص بك وقد يضع ملفات تعريف ارتباط. ويشمل «السماح دائمًا» مقاطع الفيديو والمنشورات الأخرى من مواقع خارجية.',
  once: 'تحميل هذه المرة',
  always: 'السماح دائمًا',
  open: 'فتح على {{network}}',
  loading: 'جارٍ التحميل…',
  failed: 'لا توجد استجابة من {{network}}. حاول مجددًا أو افتحه هناك.',
  like: 'أعجبني على {{network}}',
  follow: 'المتابعة على {{network}}',
} satisfies Words;
