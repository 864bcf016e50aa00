import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/home-pages/',
    label: 'adminContent:menu.home',
    icon: 'storefront',
    need: 'content.see',
    group: 'content',
    order: 25,
    synonyms: 'front page, landing, الواجهة, الصفحة الأولى',
    related: ['/admin/templates/', '/admin/menus/', '/admin/media/', '/admin/design/'],
  },
  {
    path: '/admin/pages/',
    label: 'adminContent:menu.pages',
    icon: 'article',
    need: 'content.see',
    group: 'content',
    order: 30,
    synonyms: 'about, terms, privacy, landing page, صفحة, شروط, خصوصية, من نحن',
    related: ['/admin/menus/', '/admin/templates/', '/admin/legal/', '/admin/redirects/'],
  },
  {
    path: '/admin/articles/',
    label: 'adminContent:menu.articles',
    icon: 'pencil',
    need: 'content.see',
    group: 'content',
    order: 40,
    synonyms: 'blog, posts, news, journal, مقالة, مدونة, تدوينات, أخبار',
    related: ['/admin/media/', '/admin/portfolio/', '/admin/products/'],
  },
  {
    path: '/admin/portfolio/',
    label: 'adminContent:menu.portfolio',
    icon: 'bookmark',
    need: 'content.see',
    group: 'content',
    order: 50,
    synonyms: 'projects, work, gallery, أعمال, مشاريع',
    related: ['/admin/articles/', '/admin/media/', '/admin/products/'],
  },
];

export const routes: AreaRoutes = {
  'home-pages': 'documents/home-pages.tsx',
  'home-pages/new': 'document/kinds/new-home-page.tsx',
  'home-pages/:id': 'document/kinds/home-page.ts',
  pages: 'documents/pages.tsx',
  'pages/:id': 'document/kinds/page.tsx',
  articles: 'documents/articles.tsx',
  'articles/terms': 'terms/article-terms.tsx',
  'articles/:id': 'document/kinds/article.tsx',
  portfolio: 'documents/portfolio.tsx',
  'portfolio/terms': 'terms/work-terms.tsx',
  'portfolio/:id': 'document/kinds/work.tsx',
};
