export const messages = {
  en: {
    name: 'Video',
    description:
      'A video of the shop, YouTube or Vimeo. Players of other sites load only after consent and a press.',
    fields: {
      address: 'Address: YouTube, Vimeo, or an MP4 or WebM file',
      poster: 'Poster',
      subtitles: 'Subtitles of a file (WebVTT)',
      'subtitles.en': 'English',
      'subtitles.ar': 'Arabic',
      ratio: 'Aspect ratio',
    },
  },
  ar: {
    name: 'فيديو',
    description: 'فيديو من المتجر أو يوتيوب أو فيميو. لا تُحمَّل مشغّلات المواقع الأخرى إلا بعد الموافقة والضغط.',
    fields: {
      address: 'العنوان: يوتيوب أو فيميو أو ملف MP4 أو WebM',
      poster: 'صورة الغلاف',
      subtitles: 'ترجمة الملف (WebVTT)',
      'subtitles.en': 'الإنجليزية',
      'subtitles.ar': 'العربية',
      ratio: 'نسبة العرض إلى الارتفاع',
    },
  },
};
